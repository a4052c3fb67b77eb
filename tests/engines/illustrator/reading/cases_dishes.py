"""What is served, and things of an old kind."""

SERVED: dict[str, str] = {
    "a stack of waffles with whipped cream": "1 waffle; 1 whipped_cream; 1 on 0",
    "a vintage red bicycle": "1 bicycle[red]",
    "a retro diner at night": "setting=diner; time=night",
    "a vintage poster of a car": "1 car; style=retro poster",
    "a bowl of oatmeal with blueberries": "1 porridge; 3 blueberry; 1 on 0",
    "a slice of toast with butter": "1 toast; 1 butter; 1 on 0",
    "a cup of coffee with latte art": "1 cup latte art",
    "tacos with salsa": "3 taco; 1 sauce[salsa]; 0 next to 1",
}
