import type { PictureProblem } from '@/lib/safety/pictures/constants';

export const PICTURES_OFF = 'Pictures cannot be sent here.';
export const NOT_READABLE = 'We cannot read this picture. Send a JPEG, PNG or WebP.';
export const HEIC_REFUSED =
  'Your browser could not turn this HEIC picture into a JPEG. Save it as a JPEG, or set the camera to “Most compatible”, and send it again.';
export const TOO_MANY_PIXELS = 'This picture has too many pixels. Choose a smaller one.';
export const TOO_MANY_TODAY = 'You have sent many pictures in the last 24 hours. Please try again later.';
export const NOT_JUDGED =
  'The picture could not be checked just now, so it was not sent. Nothing was charged. Please try again in a moment.';
export const PICTURES_AWAY = 'Pictures cannot be reached just now. Please try again in a moment.';
export const PICTURE_GONE = 'This picture is not here any more. Choose it again.';

/** Why a picture was not taken, kindly; nothing was charged and nothing is kept. */
export const PICTURE_REFUSED = {
  nudity:
    'Pictures that show nudity cannot be sent here, so this one was not kept. Nothing was charged. You can tell in words what it is about.',
  minor:
    'Somebody in this picture may be under 18, and pictures of children are not sent to companions. It was not kept, and nothing was charged.',
  document:
    'This looks like a document or a screen with personal details. For your safety it was not kept, and no companion saw it. Nothing was charged. You can tell in words what it is about.',
  self_harm:
    'This picture was not sent. If you are hurt or thinking of hurting yourself, you are not alone: call Tele-MANAS at 14416, free and at any hour, or 112 in an emergency.',
  violence:
    'Pictures of wounds or violence cannot be sent here, so this one was not kept. Nothing was charged. If somebody is in danger, call 112.',
} as const satisfies Record<PictureProblem, string>;

export const SEND_PICTURE = 'Send a picture';
export const SEND_PICTURE_ABOUT =
  'It is made smaller, and everything your camera noted in it, such as the place, is taken out. A computer checks it before {companion} sees it. It costs one message and is deleted with the chat.';
export const CHOOSE_ANOTHER = 'Choose another';
export const WORDS_BESIDE = 'Words beside it';
export const SHRINKING = 'Step 1 of 3: making it smaller';
export const UPLOADING = 'Step 2 of 3: uploading, {percent} %';
export const JUDGING = 'Step 3 of 3: checking your picture';
export const SLOW =
  'This is slow just now, perhaps because of your network. You can wait, or cancel: your words stay here.';
export const WORDS_STAY = 'If you close this, your words stay for later. The picture has to be chosen again.';
export const CANCEL = 'Cancel';
export const READY = 'Your picture can be sent.';
export const SEND = 'Send';
export const TRY_AGAIN = 'Try again';
export const REMOVE = 'Remove';
export const NEEDS_NETWORK = 'A picture is sent only with a network, and does not wait for one.';
export const CHECK_FAILED =
  'The picture did not reach us. Nothing was charged. Check your network and try again.';
export const FILE_TOO_LARGE = 'This file is larger than 8 MB. Choose a smaller one.';
