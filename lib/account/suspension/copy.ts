export const SUSPENDED_TITLE = 'Your account is suspended';
export const DEVICE_SUSPENDED_TITLE = 'This device is suspended';
