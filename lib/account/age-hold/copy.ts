import { BRAND } from '@/content/brand';

export const ADULTS_ONLY_TITLE = `${BRAND.name} is for adults`;
export const ADULTS_ONLY_WHY =
  'You told a companion that you are under 18. That was honest, and you have done nothing wrong. Companions are made for adults, so chats and payments are closed for you: in this browser and in your account.';
export const ADULTS_ONLY_WHY_HI =
  'आपने बताया कि आपकी उम्र 18 साल से कम है। सच बताना अच्छी बात है, और आपने कुछ ग़लत नहीं किया। यहाँ के साथी वयस्कों के लिए बने हैं, इसलिए आपके लिए चैट और भुगतान बंद हैं।';
