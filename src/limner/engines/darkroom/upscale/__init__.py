"""Pictures made larger: `crisp` keeps to what is there, `creative` adds texture, `refine` re-renders."""
