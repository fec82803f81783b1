import { BRAND } from '@/content/brand';
import { t } from '@/lib/kit/text';

export const installTitle = (): string => t('Keep {brand} on your phone', { brand: BRAND.name });
export const INSTALL_ABOUT = 'It opens from your home screen, like an app, and takes almost no space.';
/** Safari has no button for it. */
export const INSTALL_IN_SAFARI =
  'Tap Share in Safari, then “Add to Home Screen”. Apple keeps it apart from Safari: you sign in there once more.';
export const INSTALL_YES = 'Add';
export const INSTALL_NO = 'Not now';
