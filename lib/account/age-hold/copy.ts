import { BRAND } from '@/content/brand';
import { t } from '@/lib/kit/text';

export const adultsOnlyTitle = (): string => t('{brand} is for adults', { brand: BRAND.name });
export const ADULTS_ONLY_WHY =
  'You told a companion that you are under 18. That was honest, and you have done nothing wrong. Companions are made for adults, so chats and payments are closed for you: in this browser and in your account.';
export const ADULTS_ONLY_WHY_HI =
  'आपने एक साथी को बताया कि आपकी उम्र 18 साल से कम है। आपने सच बताया, और कुछ ग़लत नहीं किया। यहाँ के साथी वयस्कों के लिए बने हैं, इसलिए आपके लिए चैट और पेमेंट बंद हैं: इस ब्राउज़र में और आपके अकाउंट में।';
