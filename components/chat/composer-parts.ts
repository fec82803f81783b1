import { ComposerCount } from './composer-count';
import { Dictation } from './dictation';
import { PictureButton } from './picture-button';

/** What stands in the composer from the first touch on: in one piece, because each costs the first load its address. */
export const COMPOSER_PARTS = { ComposerCount, Dictation, PictureButton };
