/** What happens in a life, and how it is. Written as `PEOPLE_CONCEPTS` is. */
export const LIFE_CONCEPTS = `
name: name naam named called call+me nickname pet+name surname bulate bulati bulana नाम उपनाम बुलाते
age: age old+am umar umr saal+ka years+old born+in उम्र आयु
birthday >date: birthday bday b'day janamdin janmdin born birth+date date+of+birth paida जन्मदिन जन्म बर्थडे पैदा
anniversary >date: anniversary salgirah saalgirah shaadi+ki+salgirah सालगिरह वर्षगांठ एनिवर्सरी
date: date tareekh tarikh din when kab kis+din which+day तारीख कब दिन
live >home: live lives living stay stays staying reside resides rehta rehti rehte rahta rahti rahte rehna rahna rah+raha settled based रहता रहती रहते रहना निवास
home: home house ghar makaan makan flat apartment address room pata घर मकान फ्लैट पता कमरा
hometown >home: hometown native village gaon gaanv from+where gaw originally basically birthplace maayka mayka गाँव गांव मायका मूल
hostel >home: hostel pg paying+guest dorm dormitory mess हॉस्टल पीजी छात्रावास
rent >money: rent kiraya kiraye kiraaya tenant lease bhada deposit किराया किराए भाड़ा
move >home: move moved moving relocate relocated shift shifted shifting transfer transferred shift+hona शिफ्ट ट्रांसफर तबादला
work: work works working job jobs naukri kaam office career profession occupation employed employer company firm duty post designation role dhandha kaam-dhandha workplace नौकरी काम ऑफिस दफ्तर कंपनी पेशा करियर
earn >money: earn earns earning salary income kamai kamata kamati kamate kamana pagaar tankhwah tankha package ctc stipend वेतन तनख्वाह कमाई कमाता कमाती पगार आय
business >work: business dhanda shop store dukaan dukan startup vyapar own+business karobar founder entrepreneur venture बिज़नेस व्यापार दुकान धंधा कारोबार
unemployed >work: unemployed jobless berozgar berozgaar laid+off fired layoff nikal+diya lost+job naukri+gayi बेरोजगार छंटनी
resign >work: resign resigned resigning quit quitting notice+period istifa chhod+di chhod+diya chhodna left+the+job इस्तीफा छोड़
promotion >work: promotion promoted appraisal hike increment raise tarakki प्रमोशन तरक्की पदोन्नति
interview >work: interview interviews hiring recruiter sakshatkar placement placements इंटरव्यू साक्षात्कार प्लेसमेंट
shiftwork >work: night+shift shift shifts raat+ki+duty rotational नाइट शिफ्ट
meeting >work: meeting meetings presentation presentations client+call deck standup मीटिंग प्रेजेंटेशन बैठक
deadline >work: deadline deadlines submission due target targets डेडलाइन
study: study studies studying student padhai padhta padhti padhna padh* education learn coaching tuition tuitions classes padhte पढ़ाई पढ़ता पढ़ती पढ़ना पढ़* शिक्षा कोचिंग ट्यूशन विद्यार्थी छात्र छात्रा
college >study: college university campus degree graduation btech engineering+college bcom bsc ba mba masters phd semester vishwavidyalaya course sem कॉलेज यूनिवर्सिटी विश्वविद्यालय डिग्री कोर्स
school >study: school schools vidyalaya paathshala class+10 class+12 boards स्कूल विद्यालय पाठशाला
exam >study: exam exams test tests paper papers pariksha imtihan imtehan entrance upsc neet jee cat gate ssc ca+final board+exam mains prelims viva परीक्षा इम्तिहान पेपर टेस्ट
result >study: result results marks score scored grade grades cgpa percentage nateeja natija rank रिजल्ट नतीजा अंक नंबर परिणाम
fail >result: fail failed failing flunk flunked backlog kt compartment supplementary reappear reappearing fel फेल असफल बैकलॉग
pass >result: pass passed cleared clear cracked crack qualified selected पास सफल चयन
subject >study: subject subjects maths math physics chemistry biology accounts economics history science ganit गणित विषय भौतिकी
thesis >study: thesis dissertation research paper+publish शोध थीसिस
scholarship >study: scholarship fellowship chhatravritti छात्रवृत्ति
married >marriage: married marry marrying shaadishuda shadi+shuda vivahit husband+and+wife शादीशुदा विवाहित
marriage: marriage wedding shaadi shadi vivah byah nikah phere rishte biodata arranged matrimony barat baraat dulha dulhan शादी विवाह ब्याह निकाह फेरे
engaged >marriage: engaged engagement sagai roka mangni सगाई रोका मंगनी
single >romance: single akela akeli unmarried kunwara kunwari bachelor सिंगल कुंवारा अविवाहित
divorce >marriage: divorce divorced separated separation talaq talak alag+ho तलाक अलग
breakup >romance: breakup break+up broke+up broken+up dumped split alag+ho+gaye chhod+diya dil+tuta ब्रेकअप दिल+टूटा
pregnant >health: pregnant pregnancy expecting garbhvati garbh due+date delivery maa+banne miscarriage ivf fertility गर्भवती गर्भ प्रसव आईवीएफ
death: death died die dies passed+away demise guzar gaya+duniya maut dehant nahi+rahe nahi+rahi expired funeral lost+my मौत देहांत गुज़र मृत्यु निधन
health: health healthy tabiyat tabiat sehat tabyat treatment checkup medical swasthya तबीयत सेहत स्वास्थ्य इलाज
ill >health: ill sick unwell bimar beemar bimaari disease infection illness बीमार बीमारी रोग
fever >ill: fever bukhar bukhaar temperature viral dengue malaria flu typhoid बुखार डेंगू मलेरिया टाइफाइड
cold >ill: cold cough khansi zukam jukam sneezing sinus ज़ुकाम खांसी सर्दी
headache >pain: headache migraine sar+dard sir+dard sirdard माइग्रेन सिरदर्द सर+दर्द सिर+दर्द
pain >health: pain ache aching dard injury injured hurt chot fracture sprain backache back+pain kamar ghutna knee दर्द चोट कमर घुटना घुटने फ्रैक्चर
diabetes >ill: diabetes diabetic sugar+level insulin madhumeh blood+sugar metformin डायबिटीज मधुमेह शुगर
pressure >ill: bp blood+pressure hypertension ब्लड+प्रेशर बीपी रक्तचाप
thyroid >ill: thyroid hypothyroid थायराइड थायरॉइड
asthma >ill: asthma inhaler wheezing dama saans अस्थमा दमा सांस
allergy >health: allergy allergic allergies reaction एलर्जी
surgery >health: surgery operation operated stent bypass transplant ऑपरेशन सर्जरी
hospital >health: hospital hospitals admitted icu bharti clinic aspatal अस्पताल हॉस्पिटल भर्ती
doctor >health: doctor doctors dr physician dentist specialist surgeon vaidya डॉक्टर चिकित्सक
medicine >health: medicine medicines medication tablet tablets pill pills dawai dawa dawaiyan dose escitalopram antidepressant* goli दवा दवाई दवाइयाँ गोली
therapy >mind: therapy therapist counsellor counselor counselling psychologist psychiatrist काउंसलर थेरेपी मनोचिकित्सक
mind >health: mental+health mann dimaag मानसिक मन
sad >mind: sad sadness upset dukhi udaas udas low depressed depression crying cry rona roti rota ro hopeless दुखी उदास डिप्रेशन अवसाद रोना रोती
anxious >mind: anxious anxiety nervous worried worry worries tension ghabrahat chinta panic darr dar fear scared afraid phobia घबराहट चिंता टेंशन डर भय
stress >mind: stress stressed burnout burnt+out pressure overwhelmed pareshan pareshaan thak exhausted tired thakan तनाव परेशान थकान थक
lonely >mind: lonely loneliness alone akela akeli akelapan tanha अकेला अकेली अकेलापन तन्हा
angry >mind: angry anger gussa naraz mad fight fought jhagda ladai argument quarrel गुस्सा नाराज़ झगड़ा लड़ाई बहस
happy >mind: happy happiness khush khushi proud excited glad खुश खुशी गर्व
sleep >health: sleep sleeps sleeping insomnia neend sona soti sota jaagna awake jaldi+uthna so+nahi नींद सोना सोती सोता अनिद्रा
wake >sleep: wake wakes waking uthta uthti early+riser alarm morning+person subah+jaldi उठता उठती सुबह+जल्दी
diet >food: diet dieting keto calories weight+loss wajan vajan mota patla fasting vrat upvas upwas weight वजन डाइट व्रत उपवास मोटा
gym >fitness: gym workout weights lifting jim dumbbell trainer जिम
fitness: fitness exercise exercising fit kasrat yoga yog meditation running run jogging jog marathon walk walks sair cardio zumba dhyan कसरत योग ध्यान दौड़ टहलना सैर
quit >habit: quit chhod* stopped gave+up leave छोड़* छोड़ना
smoke >habit: smoke smoking smoker cigarette cigarettes vape sutta cigrate dhumrapan सिगरेट धूम्रपान
drink >habit: alcohol beer whisky whiskey wine rum vodka sharab daru daaru drinking drinks peeta शराब दारू बीयर
habit: habit habits routine aadat roz daily आदत रोज़ दिनचर्या
money: money paisa paise cash savings saving save bachat budget finance finances rupees bank invest investment sip mutual+fund stock stocks shares kharcha expenses पैसा पैसे बचत खर्च निवेश बजट रुपये
loan >money: loan loans emi debt udhaar udhar karz karza qarz borrow borrowed lent credit+card कर्ज कर्ज़ उधार लोन ईएमआई
buy >money: buy buying bought purchase kharid* kharidna lena+hai लेना+है खरीद* ख़रीद*
plan: plan plans planning soch+raha soch+rahi want wants wish dream dreams goal goals sapna sapne irada ambition hope chahta chahti future योजना सपना सपने इरादा चाहता चाहती लक्ष्य
event: event function party celebration celebrate program occasion jashn ceremony समारोह फंक्शन पार्टी जश्न कार्यक्रम
like: like likes love loves enjoy enjoys favourite favorite fond pasand pasandida fav fan shauk hobby hobbies interest free+time pastime passion पसंद पसंदीदा शौक मनपसंद
dislike: dislike dislikes hate hates hated nafrat napasand can't+stand irritates chidh नफरत नापसंद चिढ़
learn >study: learn learns learning sikh* seekh* seekhna class lesson lessons सीख* सीखना
religion: religion temple mandir pooja puja church masjid mosque gurudwara pray prayer prayers namaz god bhagwan मंदिर पूजा भगवान मस्जिद प्रार्थना नमाज धर्म
festival >event: festival tyohar tyohaar diwali deepavali holi eid christmas rakhi raksha+bandhan navratri durga+puja onam pongal ganesh+chaturthi karwa+chauth त्योहार त्यौहार दिवाली होली ईद राखी नवरात्रि
visa >abroad: visa passport immigration embassy pr वीज़ा पासपोर्ट
abroad >travel: abroad foreign videsh overseas onsite canada usa america uk london germany australia dubai विदेश कनाडा अमेरिका
accident: accident crash takkar durghatna hit+by दुर्घटना एक्सीडेंट टक्कर
police: police case court legal lawyer vakil fir kanoon पुलिस कोर्ट वकील केस
`;
