// Before anything is painted: the theme that the reader chose, where it is not the system's.
{
  const chosen = localStorage.getItem("limner-theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
}
