/** What made-up people are called, write and read. Everything says somewhere that it is made up. */
export const NAMES = [
  ...['Aarav', 'Ananya', 'Bhavna', 'Chirag', 'Deepa', 'Farhan', 'Gauri', 'Harsh', 'Isha', 'Jatin'],
  ...['Kavya', 'Lakshmi', 'Manoj', 'Neha', 'Omkar', 'Pooja', 'Rahul', 'Sana', 'Tanvi', 'Varun'],
] as const;

export const CAMPAIGNS = [
  null,
  null,
  null,
  { utm_source: 'instagram', utm_medium: 'reel', utm_campaign: 'demo-monsoon-reels' },
  { utm_source: 'instagram', utm_medium: 'story', utm_campaign: 'demo-exam-nights' },
  { utm_source: 'youtube', utm_medium: 'short', utm_campaign: 'demo-first-job' },
  { utm_source: 'newsletter' },
] as const;

export const SAID = [
  'Aaj din bahut lamba tha, bas baat karne ka mann hai.',
  'Kal mera interview hai and I am nervous.',
  'आज ऑफिस में सब ठीक रहा।',
  'Mummy se phir thodi behes ho gayi.',
  'I finished the book you asked about!',
  'Neend nahi aa rahi.',
  'Weekend pe ghar ja raha hoon.',
  'Do you remember what I said about my sister?',
  'Chai ke saath baarish, perfect.',
  'I am proud of myself today.',
] as const;

export const ANSWERED = [
  'That sounds like a lot for one day. What was the best ten minutes of it?',
  'Interview se pehle thoda nervous hona normal hai. Shall we practise one question?',
  'यह सुनकर अच्छा लगा। सबसे अच्छा क्या रहा?',
  'Behes ke baad kaisa lag raha hai ab?',
  'You did it! Which page will stay with you?',
  'Phone door rakh ke paanch lambi saansein? Main yahin hoon.',
  'Ghar ka khaana! Sabse pehle kya khaoge?',
  'You told me she moved to Pune. How is she settling in?',
] as const;

export const COMPLAINTS = [
  'Money went from my account but no messages came.',
  'The app did not load after I paid.',
  'I want to know how to delete my chats.',
  'The companion answered something rude.',
  'मेरे पैसे दो बार कट गए।',
  'I was charged twice for the same pack.',
] as const;

export const COMPLAINT_ANSWERS = [
  'We have looked: the second payment was never completed, and your bank lets the amount go within three days.',
  'Your messages are there now. Please open the chat again.',
] as const;

export const REVIEWS = [
  'Listened without judging, and asked good questions.',
  'Helped me to sort out a hard week.',
  'Sometimes repeats itself, but kind.',
] as const;
