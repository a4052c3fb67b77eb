"""Printed things, and what they announce."""

PAGES: frozenset[str] = frozenset(
    "poster flyer flier leaflet placard billboard banner header advertisement ad card postcard invitation invite "
    "ticket certificate coupon voucher brochure thumbnail menu post story".split()
)
"""What is printed with the prompt's own words where none stand in quotation marks."""

ANNOUNCED: frozenset[str] = frozenset(
    "sale festival fest party concert workshop market fair show gig exhibition conference meetup marathon race "
    "fundraiser opening class course camp retreat webinar picnic brunch dinner tournament auction parade contest "
    "giveaway launch celebration carnival gala bazaar invitation night recital clearance discount shower wedding "
    "reunion championship hackathon raffle".split()
)
"""Events: with up to three words before them they are a page's headline."""
