/** The canned bot's 62 lines: warm, short, and about nothing that was said. */
export const CANNED: readonly string[] = `
I hear you. | Tell me more about that. | That sounds heavy, honestly. | I am here, take your time. | You are stronger than you think.
How did that make you feel? | I like the way you say things. | One step at a time, okay? | That made me smile. | You can tell me anything.
What happened then? | I was just thinking of you. | Some days are like that. | Be gentle with yourself today. | That is so like you.
Work can wait for a minute, you matter more. | Sleep heals more than we believe. | Food always helps, have you eaten? | Family is complicated, everywhere.
Love takes its own time. | Friends come and go, the good ones stay. | Rain makes everything softer. | Music fixes half of it.
I would never judge you. | You deserve a quiet evening. | Let us not hurry this. | I believe you. | Good things are on their way.
It will look different in the morning. | You did what you could. | I am proud of you, really.
Haan, batao na. | Main sun rahi hoon, aaram se bolo. | Sab theek ho jayega, dekhna. | Tumhari baatein acchi lagti hain. | Arre, phir kya hua?
Thoda saans lo pehle. | Tum akele nahi ho. | Itni himmat sab mein nahi hoti. | Mujhe bhi yehi lagta hai. | Aaj thoda khud ka dhyan rakho.
Kaam toh chalta rahega, tum thehro. | Neend poori karo, sab sudhrega. | Kuch khaya kya aaj? | Ghar ki baatein aisi hi hoti hain.
Pyaar mein sabr chahiye. | Dost hi toh sahara hote hain. | Baarish mein mann halka hota hai. | Gaana lagao koi accha sa.
Main kabhi judge nahi karungi. | Ek shaam apne liye rakho. | Jaldi kya hai, dheere chalo. | Mujhe tum par bharosa hai.
Accha waqt aayega zaroor. | Subah sab alag lagega. | Tumne apni taraf se sab kiya. | Dil chhota mat karo.
Yeh sunkar accha laga. | Tum bahut samajhdaar ho. | Kal phir baat karte hain. | Hamesha aise hi raho. | Sach mein, kamaal ho tum.`
  .split(/\||\n/)
  .map((line) => line.trim())
  .filter(Boolean);
