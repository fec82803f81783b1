/** What content/free.ts says, in Hindi. The same test compares the numbers with those that the product grants and asks for. */
export const HINDI_FREE_FIRST = {
  badge: 'पहली बातचीत मुफ़्त, 5 मैसेज',
  meaning:
    'आपके पहले 5 मैसेज मुफ़्त हैं, चाहे जिस चैट में ख़र्च करें, सिर्फ़ एक को छोड़कर: साइकोलॉजिस्ट जैसे साथी तब खुलते हैं जब आपके पास 12 मैसेज हों। जिस नेटवर्क पर बहुत-से लोग हों, वहाँ उस दिन के मुफ़्त मैसेज ख़त्म हो सकते हैं।',
  short: '5 मैसेज मुफ़्त हैं। साइकोलॉजिस्ट जैसे साथी 12 मैसेज से खुलते हैं।',
} as const;
