export const NO_SUCH_SETTING = 'There is no such setting.';
export const NO_SUCH_CHANGE = 'There is no such change.';
export const IS_SO_ALREADY = 'It is so already: nothing was changed.';
export const BY_ITSELF = 'as by itself';
export const NO_LIMIT = 'no limit';
