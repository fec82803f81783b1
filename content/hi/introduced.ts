import type { Introduced } from '../introduced';

/** The companions of content/introduced.ts, as Hindi articles introduce them. */
export const HINDI_INTRODUCED: Readonly<Record<string, Introduced>> = {
  'isha-menon': { name: 'ईशा मेनन', about: 'ब्रेकअप, किसी अपने के जाने का दुख' },
  'meera-rao': { name: 'मीरा राव', about: 'परिवार, शादी' },
  'ritu-bansal': { name: 'ऋतु बंसल', about: 'डेटिंग, ब्रेकअप' },
  'thomas-kurian': { name: 'थॉमस कुरियन', about: 'किसी अपने के जाने का दुख, ज़िंदगी के बदलाव' },
  'kavita-joshi': { name: 'कविता जोशी', about: 'बच्चों की परवरिश, परिवार' },
  'lakshmi-iyer': { name: 'लक्ष्मी अय्यर', about: 'शादी, आपस की बातचीत' },
  'harpreet-gill': { name: 'हरप्रीत गिल', about: 'काम का तनाव, बर्नआउट' },
  'rohan-das': { name: 'रोहन दास', about: 'घबराहट, बहुत ज़्यादा सोचना' },
  'farah-qureshi': { name: 'फ़राह क़ुरैशी', about: 'ख़ुद पर भरोसा, अकेलापन' },
  'sandeep-kulkarni': { name: 'संदीप कुलकर्णी', about: 'नींद, आदतें' },
  'imran-shaikh': { name: 'इमरान शेख़', about: 'ग़ुस्सा, काम का तनाव' },
  'neha-baruah': { name: 'नेहा बरुआ', about: 'अकेलापन, ज़िंदगी के बदलाव' },
};
