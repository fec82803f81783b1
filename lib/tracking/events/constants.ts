/** Product description, "The calls it makes": the events of the advertising pixel. */
export const EVENT_NAMES = [
  'ViewContent',
  'AddPaymentInfo',
  'InitiateCheckout',
  'OfferClicked',
  'PaymentSuccess',
  'PaymentInitiationFailed',
  'RechargePageView',
  'InitiateRechargePayment',
  'RechargePaymentFailed',
  'RechargeSuccessPageView',
  'RechargeFailedPageView',
] as const;

export type EventName = (typeof EVENT_NAMES)[number];
/** ₹ amounts, message counts and pack ids; never anything that identifies a person, a chat or a companion. */
export type EventParams = Readonly<{
  value?: number;
  currency?: 'INR';
  messages?: number;
  pack?: string;
  content?: 'paywall';
}>;

export type TrackedEvent = {
  readonly name: EventName;
  readonly params: EventParams;
  /** The order an event is about, so that repeated events count once. */
  readonly eventId?: string | undefined;
};
