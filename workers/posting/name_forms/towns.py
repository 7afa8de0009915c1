"""Towns and regions that postings name without their state, so that none is taken for an employer."""

TOWNS = frozenset(
    town
    for line in (
        "aguascalientes|albuquerque|alicante|anaheim|anchorage|ann arbor|apodaca|atlanta|augusta|aurora|austin",
        "bakersfield|baltimore|barcelona|baton rouge|bay area|baytown|beaumont|bilbao|billings|birmingham",
        "rancho cordova|rancho cucamonga|rancho mirage|rancho palos verdes|rancho santa fe|rancho santa margarita",
        "boise|boston|boulder|buffalo|cancun|casper|castellon|cdmx|celaya|charleston|charlotte|chattanooga",
        "chicago|chihuahua|cincinnati|ciudad de mexico|ciudad juarez|ciudad obregon|cleveland|colorado springs",
        "columbia|columbus|corpus christi|cuernavaca|culiacan|dallas|dayton|denver|des moines|detroit|duluth",
        "durango|durham|edomex|el paso|el segundo|ensenada|erie|eugene|evansville|fargo|fontana|fort wayne|fort worth",
        "fresno|galveston|getafe|gijon|grand rapids|green bay|greensboro|guadalajara|guanajuato|gulf coast",
        "hartford|hermosillo|honolulu|houston|huntsville|indianapolis|inland empire|irapuato|irvine|jackson",
        "jacksonville|kansas city|knoxville|la paz|lafayette|lake charles|lansing|laredo|las vegas|leon",
        "lexington|lincoln|little rock|long beach|los angeles|louisville|lubbock|madison|madrid|malaga",
        "matamoros|mazatlan|mcallen|memphis|merida|mesa|mexicali|miami|midland|milwaukee|minneapolis|mobile",
        "modesto|monclova|monterrey|montgomery|morelia|murcia|nashville|new orleans|new york|newark|nogales",
        "norfolk|nuevo laredo|oakland|oaxaca|odessa|oklahoma city|omaha|ontario|orlando|oxnard|pachuca",
        "pasadena|peoria|philadelphia|phoenix|piedras negras|pittsburgh|port arthur|portland|providence|provo",
        "puebla|puerto vallarta|puget sound|queretaro|raleigh|ramos arizpe|reno|reynosa|richmond",
        "rio grande valley|riverside|rochester|rockford|sacramento|salem|salinas|salt lake city|saltillo",
        "san antonio|san bernardino|san diego|san francisco|san jose|san luis potosi|san nicolas|santa ana",
        "santa catarina|santa rosa|savannah|scottsdale|seattle|sevilla|shreveport|silao|sioux falls|south bend",
        "spokane|springfield|st louis|st paul|st. louis|st. paul|stockton|tacoma|tampa|tampico|tempe|tijuana",
        "antelope valley|central coast|central valley|coachella valley|east bay|gold country|high desert",
        "imperial valley|napa valley|north bay|north coast|north state|orange county|sacramento valley",
        "san fernando valley|san gabriel valley|san joaquin valley|santa clara valley|silicon valley",
        "south bay|tri-valley",
        "tlalnepantla|toledo|toluca|topeka|torreon|tucson|tulsa|twin cities|valencia|valladolid|veracruz|vigo",
        "villahermosa|virginia beach|waco|wichita|wilmington|yakima|yuma|zapopan|zaragoza",
    )
    for town in line.split("|")
)
"""Folded: in small letters without accents."""
