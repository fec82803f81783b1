import { lines } from './line.ts';

/** Opening lines, when the companion's own greetings do not fit the language of the talk. */
export const WELCOME = lines(
  `Hi, I'm {me}. I was about to start a conversation with my tea, you're a better option.
Hello, {me} here. Come in, sit anywhere, start anywhere.
Hey, I'm {me}. You picked a good moment to show up.`,
  `Hi, main {me}. Chai se baat karne [wali thi/wala tha], tum aa gaye toh behtar.
Aao, main {me}. Jahan se mann kare wahan se shuru karo.
Hello, {me} bol [rahi/raha] hoon. Sahi waqt par mulaqaat hui.`,
  `नमस्ते, मैं {me}। आओ, जहाँ से मन करे वहाँ से शुरू करो।
मैं {me}। सही समय पर मुलाक़ात हुई।`,
);

export const WELCOME_CARE = lines(
  `Hello, I'm {me}. This is a calm corner, and you set the pace.
Hi, {me} here. Nothing you bring is too small for this chat.`,
  `Namaste, main {me}. Yeh ek shaant jagah hai, raftaar tumhari.
Namaste, main {me}. Koi bhi baat yahan chhoti nahi hai.`,
  `नमस्ते, मैं {me}। यह एक शांत जगह है, रफ़्तार तुम्हारी।`,
);

export const WELCOME_BACK = lines(
  `You're back. I kept our last thread where we left it.
Look who it is. The chat remembers you, and so do I.
There you are again. Good.`,
  `Aa gaye wapas. Baat wahin rakhi hai jahan chhodi thi.
Dekho kaun aaya. Mujhe sab yaad hai.`,
  `फिर से स्वागत है। बात वहीं रखी है जहाँ छोड़ी थी।
देखो कौन आया। मुझे सब याद है।`,
);

export const WELCOME_ASK = lines(
  `How has your day been, the real version?
What kind of evening are you having?
What's on your mind right now?
Where shall we begin?`,
  `Aaj ka din kaisa raha, sach wala?
Abhi mann mein kya chal raha hai?
Kahan se shuru karein?`,
  `आज का दिन कैसा रहा, सच वाला?
अभी मन में क्या चल रहा है?
कहाँ से शुरू करें?`,
);
