/** Things, places and pastimes. Written as `PEOPLE_CONCEPTS` is. */
export const THING_CONCEPTS = `
dog >pet: dog dogs puppy pup doggo kutta kutte kutiya kuttey labrador beagle pug indie+dog golden+retriever german+shepherd कुत्ता कुत्ते कुत्ती पिल्ला
cat >pet: cat cats kitten kitty billi billa बिल्ली बिल्ला
bird >pet: bird birds parrot tota chidiya pigeon kabutar budgie तोता चिड़िया पक्षी कबूतर
fish >pet: aquarium goldfish machli machhli मछली
rabbit >pet: rabbit khargosh hamster turtle kachua खरगोश कछुआ
cow >animal: cow gaay buffalo bhains गाय भैंस
pet >animal: pet pets paltu जानवर+पाला पालतू
animal: animal animals janwar jaanwar जानवर
food: food eat eats eating khana khaana khata khati khate khao dish cuisine meal snack snacks restaurant bhojan breakfast lunch dinner nashta hungry bhookh खाना खाता खाती खाते भोजन नाश्ता भूख
vegetarian >food: vegetarian veg shakahari vegan pure+veg shaakahari शाकाहारी वीगन
nonveg >food: nonveg non-veg non+veg meat chicken mutton fish+curry egg eggs anda maans murga मांसाहारी मांस चिकन मटन अंडा मुर्गा
spicy >food: spicy teekha tikha mirch chilli तीखा मिर्च
sweet >food: sweet sweets mithai meetha dessert chocolate chocolates cake ice+cream icecream gulab+jamun jalebi rasgulla kheer halwa मिठाई मीठा चॉकलेट केक जलेबी गुलाब+जामुन रसगुल्ला खीर हलवा आइसक्रीम
fruit >food: fruit fruits phal mango mangoes aam banana apple guava litchi फल आम केला सेब
streetfood >food: street+food chaat golgappa golgappe panipuri pani+puri vada+pav pav+bhaji samosa momo momos chowmein maggi गोलगप्पे चाट समोसा मोमोज पानी+पूरी
biryani >food: biryani biriyani pulao बिरयानी पुलाव
southindian >food: dosa idli sambhar vada uttapam डोसा इडली सांभर
bread >food: roti paratha parantha naan bread chapati रोटी पराठा नान
rice >food: rice chawal rajma dal daal kadhi sabzi sabji paneer bhindi राजमा चावल दाल सब्जी पनीर कढ़ी
pizza >food: pizza burger pasta fast+food junk+food noodles italian पिज़्ज़ा बर्गर
cook >food: cook cooks cooking bake bakes baking recipe recipes khana+banana rasoi kitchen पकाना रसोई बेकिंग
tea >beverage: tea chai chaai green+tea masala+chai चाय
coffee >beverage: coffee cappuccino latte espresso filter+coffee kaapi cafe caffeine कॉफी कॉफ़ी
beverage: drink peena juice lassi milk doodh water paani पीना जूस दूध लस्सी पानी
city >place: city sheher shehar town sahar शहर
place: place jagah kahan kidhar where जगह कहाँ कहां किधर
delhi >place: delhi dilli new+delhi ncr दिल्ली
mumbai >place: mumbai bombay मुंबई बंबई
bengaluru >place: bengaluru bangalore blr बेंगलुरु बैंगलोर बंगलौर
kolkata >place: kolkata calcutta कोलकाता कलकत्ता
chennai >place: chennai madras चेन्नई
hyderabad >place: hyderabad हैदराबाद
pune >place: pune poona पुणे
lucknow >place: lucknow लखनऊ
jaipur >place: jaipur जयपुर
varanasi >place: varanasi banaras benaras kashi वाराणसी बनारस काशी
prayagraj >place: prayagraj allahabad प्रयागराज इलाहाबाद
gurugram >place: gurgaon gurugram गुड़गांव गुरुग्राम
noida >place: noida नोएडा
goa >place: goa गोवा
manali >hills: manali shimla mussoorie nainital rishikesh darjeeling ooty munnar मनाली शिमला मसूरी नैनीताल ऋषिकेश
hills >place: hills mountains mountain pahad pahaad trek trekking hiking himalaya ladakh leh hill+station पहाड़ ट्रेक ट्रेकिंग लद्दाख
beach >place: beach beaches sea samundar samandar ocean समुद्र समंदर बीच
travel: travel travelling traveling trip trips tour journey vacation holiday holidays ghoomna ghumna ghoom* safar yatra flight flights train trains bus chhutti chhuttiyan road+trip घूमना यात्रा सफर ट्रिप छुट्टी छुट्टियाँ ट्रेन फ्लाइट
commute >travel: commute metro local+train traffic jam auto cab ola uber ट्रैफिक मेट्रो
car >vehicle: car cars gaadi gadi suv swift nexon creta driving drive licence license गाड़ी कार
bike >vehicle: bike motorcycle motorbike scooter scooty bullet royal+enfield activa splendor बाइक मोटरसाइकिल स्कूटर स्कूटी बुलेट
cycle >vehicle: cycle cycling bicycle saikil साइकिल
vehicle >travel: vehicle vehicles vahan वाहन
phone: phone mobile iphone android laptop computer gadget charger फोन मोबाइल लैपटॉप
music: music song songs gaana gaane gana sing sings singing singer singers playlist concert gaati gaata गाना गाने संगीत गायक गीत गाता गाती
guitar >instrument: guitar गिटार
instrument >music: instrument tabla flute bansuri piano keyboard sitar violin harmonium drums ukulele dholak तबला बांसुरी पियानो सितार हारमोनियम
dance: dance dances dancing dancer kathak bharatanatyam salsa bhangra garba naach nachna nritya नाच नृत्य डांस कथक गरबा
movie: movie movies film films cinema picture bollywood hollywood theatre multiplex rom-com thriller फिल्म फ़िल्म सिनेमा मूवी
series >movie: series show shows webseries web+series netflix anime serial tv season kdrama k-drama sitcom सीरीज सीरियल
actor >movie: actor actress hero heroine shah+rukh srk salman celebrity अभिनेता अभिनेत्री शाहरुख
book >reading: book books novel novels kitab kitaab kitabein author poet poems poetry shayari kavita किताब किताबें उपन्यास शायरी कविता कविताएँ
reading: read reads reading reader padhna पढ़ना
write >reading: write writes writing writer blog diary journal likhna likhta likhti lekhak लिखना लिखता लिखती लेखक डायरी
cricket >sport: cricket ipl kohli dhoni rohit+sharma batting bowling csk rcb क्रिकेट
football >sport: football soccer messi ronaldo फुटबॉल
badminton >sport: badminton shuttle बैडमिंटन
chess >game: chess shatranj शतरंज
game: game games gaming gamer pubg bgmi ludo carrom playstation ps5 xbox valorant video+games गेम गेम्स लूडो कैरम
sport: sport sports khel khelna kheltaa khelti tennis hockey kabaddi swimming swim tairna volleyball basketball stadium match खेल खेलना खेलता खेलती तैरना तैराकी मैच
paint >art: paint paints painting sketch sketching draw drawing doodle chitrakari पेंटिंग चित्र चित्रकारी स्केच
art: art artist artwork craft crafts kala photography photo photos camera knitting pottery कला फोटो फोटोग्राफी
garden: garden gardening plants plant paudhe terrace+garden balcony+garden tulsi baagwani बागवानी पौधे पौधा बगीचा
colour: colour color rang blue black red green yellow purple pink white neela kala laal hara रंग नीला काला लाल हरा पीला
rain >weather: rain rains rainy baarish barish monsoon mausam saawan बारिश बरसात मानसून सावन
winter >weather: winter winters cold+weather sardi sardiyan thand सर्दी सर्दियाँ ठंड
summer >weather: summer summers garmi garmiyan heat गर्मी गर्मियाँ
weather: weather mausam climate season मौसम
clothes: clothes dress saree sari kurta lehenga shopping jeans shirt jewellery kapde fashion shoes sneakers कपड़े साड़ी कुर्ता लहंगा जूते
language: language languages bhasha bolna bolta bolti hindi english marathi tamil telugu bengali punjabi gujarati kannada malayalam urdu french german spanish japanese bhashayen भाषा बोलता बोलती हिंदी अंग्रेज़ी अंग्रेजी मराठी उर्दू
social: instagram insta facebook whatsapp youtube reels social+media followers channel podcast इंस्टाग्राम यूट्यूब सोशल
spectacles: glasses spectacles specs chashma lens lenses चश्मा
hair: hair baal haircut hairfall salon parlour बाल
height: height tall short lamba kad लंबा कद
star: zodiac rashi kundli horoscope astrology aries leo scorpio virgo libra राशि कुंडली
volunteer: volunteer volunteering ngo charity blood+donation donate seva सेवा दान एनजीओ
army: army military navy air+force soldier fauj fauji sainik फौज फौजी सेना सैनिक
engineer >work: engineer engineering software developer coder coding programmer it+job tech programming code इंजीनियर सॉफ्टवेयर कोडिंग
nurse >work: nurse nursing नर्स
bank >work: bank banker banking bank+clerk po बैंक
lawyer >work: lawyer advocate vakil वकील
designer >work: designer design designing ui ux graphic+designer डिज़ाइनर
farmer >work: farmer farming kheti kisan khet किसान खेती खेत
callcentre >work: call+centre call+center bpo customer+support कॉल+सेंटर
government >work: government govt sarkari sarkaari ias ips सरकारी
freelance >work: freelance freelancer freelancing work+from+home wfh remote gig फ्रीलांस
`;
