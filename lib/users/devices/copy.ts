export const SIGN_IN_AGAIN = 'For your safety, please sign in with Google again and then repeat this.';
export const DEVICE_GONE = 'That device is signed out already.';
export const DEVICE_NOT_SIGNED_OUT = 'The device was not signed out';
export const UNKNOWN_DEVICE = 'Unknown device';
