/**
 * People in a life. One concept a line: its name, `>` wider concepts, and its words in English, Hinglish and Hindi; `+` joins
 * the words of a phrase, `*` stands for any ending. Spellings that sound alike need no entry of their own (`soundOf`).
 */
export const PEOPLE_CONCEPTS = `
mother >parents: mother mom mum mummy mumma maa ma amma ammi mata mummyji mama+ji maa+ji mommy aai माँ मां माता मम्मी अम्मा अम्मी आई
father >parents: father dad daddy papa pita pitaji baap abba abbu baba appa bapu पापा पिता पिताजी बाप अब्बा अब्बू बाबा
parents >family: parents parent mummy+papa maa+baap mom+dad mata+pita folks माता-पिता माता+पिता माँ+बाप मम्मी+पापा
sister >sibling: sister sis behen behan bahan bahen behna didi dee choti+behen badi+behen दीदी बहन बहना बहिन दी
brother >sibling: brother bro bhai bhaiya bhaiyya bhaijaan bhaisahab bhau veer भाई भैया भइया भाईजान
sibling >family: sibling siblings bhai+behen भाई-बहन भाई+बहन
wife >spouse: wife wifey biwi bibi patni gharwali dharmpatni missus पत्नी बीवी घरवाली
husband >spouse: husband hubby pati shauhar miyan gharwala पति शौहर मियाँ
spouse >family: spouse partner life+partner jeevansathi humsafar जीवनसाथी हमसफ़र
son >child: son beta bete ladka putra बेटा बेटे पुत्र
daughter >child: daughter beti bitiya bachchi putri बेटी बिटिया बच्ची पुत्री
child >family: child children kid kids baby toddler infant newborn bachcha bachche bacche baccha baby bachchon munna munni बच्चा बच्चे बच्चों शिशु
twins >child: twins twin judwa judwaa जुड़वा जुड़वाँ
grandmother >grandparents: grandmother grandma granny dadi nani dadiji naniji paati ajji दादी नानी
grandfather >grandparents: grandfather grandpa dada nana dadaji nanaji thatha दादा नाना दादाजी नानाजी
grandparents >family: grandparents grandparent dada+dadi nana+nani दादा-दादी नाना-नानी
uncle >relative: uncle chacha mama mamaji tau taya fufa phupha mausa kaka chachu चाचा मामा ताऊ फूफा मौसा काका
aunt >relative: aunt aunty auntie chachi mami tai bua mausi maasi kaki masi चाची मामी ताई बुआ मौसी काकी
cousin >relative: cousin cousins chachera mamera mausera चचेरा ममेरा मौसेरा कज़िन
nephew >relative: nephew bhatija bhanja भतीजा भांजा
niece >relative: niece bhatiji bhanji भतीजी भांजी
motherinlaw >inlaws: mother+in+law saas sasu+maa saasu सास सासू
fatherinlaw >inlaws: father+in+law sasur ससुर
inlaws >family: in+laws inlaws sasural ससुराल
sisterinlaw >inlaws: sister+in+law bhabhi nanad saali devrani jethani भाभी ननद साली देवरानी जेठानी
brotherinlaw >inlaws: brother+in+law jija jijaji devar saala jeth behnoi जीजा देवर साला जेठ
relative >family: relative relatives rishtedar rishtedaar kin रिश्तेदार
family: family parivar ghar+wale gharwale ghar+wale khandan home+people परिवार घरवाले घर+वाले ख़ानदान कुटुंब
girlfriend >romance: girlfriend gf girl+friend premika lover bandi गर्लफ्रेंड प्रेमिका बंदी
boyfriend >romance: boyfriend bf boy+friend premi banda बॉयफ्रेंड प्रेमी
fiance >romance: fiance fiancee mangetar would+be betrothed मंगेतर
ex >romance: ex ex-girlfriend ex-boyfriend ex+wife ex+husband purana+pyaar एक्स
crush >romance: crush crushes क्रश
romance: romance relationship dating date+karna pyaar pyar mohabbat ishq love+life love+story affair romantic rishta prem प्यार मोहब्बत इश्क रिश्ता प्रेम
friend: friend friends bestie buddy pal bff dost dosto doston yaar saheli sahelian mitra best+friend close+friend chaddi+buddy दोस्त दोस्तों सहेली मित्र यार
roommate >friend: roommate roomie flatmate housemate room+partner roommates रूममेट
neighbour: neighbour neighbor neighbours neighbors padosi padosan next+door पड़ोसी पड़ोसन
colleague >work: colleague colleagues coworker co-worker teammate teammates office+wale sahkarmi team सहकर्मी सहकर्मियों
boss >work: boss manager supervisor team+lead lead reporting+manager malik senior sahab बॉस मैनेजर मालिक
mentor >study: mentor guide guru ustaad उस्ताद गुरु
teacher >study: teacher teachers sir+ji madam professor prof tutor masterji adhyapak shikshak ustad टीचर शिक्षक अध्यापक मास्टर प्रोफेसर
classmate >study: classmate classmates batchmate batchmates classfellow सहपाठी
landlord >rent: landlord landlady makan+malik house+owner makaan+maalik मकान+मालिक मकानमालिक
maid >home: maid house+help kaamwali bai cook domestic+help कामवाली बाई
client >work: client clients customer customers grahak ग्राहक क्लाइंट
driver >travel: driver drivers ड्राइवर
`;
