export const NO_SUCH_DEVICE = 'There is no such person, or the device is no longer signed in.';
export const NO_SUCH_SUSPENSION = 'There is no such suspension, or it was lifted already.';
export const SUSPENDED_ALREADY = 'It is suspended already. Lift that first.';
