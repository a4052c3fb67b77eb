"""What is served, and things of an old kind."""

SERVED: dict[str, str] = {
    "a stack of waffles with whipped cream": "1 waffle; 1 whipped_cream; 1 on 0",
    "a vintage red bicycle": "1 bicycle[red]",
    "a retro diner at night": "setting=diner; time=night",
    "a vintage poster of a car": "1 car; style=retro poster",
    "a bowl of oatmeal with blueberries": "1 porridge; 3 blueberry; 1 on 0",
    "a slice of toast with butter": "1 toast; 1 butter; 1 on 0",
    "a cup of coffee with latte art": "1 cup latte art",
    "a plate of sausages, peas and rice": "1 plate; 3 sausage; 3 pea; 1 rice; 1 on 0; 2 on 0; 3 on 0",
    "a plate of food": "1 plate; 1 meal; 1 on 0",
    "a tray featuring cups and cookies": "1 tray; 3 cup; 3 cookie; 1 on 0; 2 on 0",
    "a kitchen with white appliances": "1 refrigerator[white]; 1 oven[white]; 1 microwave[white]; setting=kitchen",
    "tacos with salsa": "3 taco; 1 sauce[salsa]; 0 next to 1",
}
