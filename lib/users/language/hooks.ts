import { call } from '@/lib/client/api';
import { useLateMutation } from '@/lib/client/late-mutation';
import { keepLanguage } from '@/lib/language/choice/browser';
import type { setLanguage } from './contract';

/** Chooses what the interface is read in; the page comes again in it. */
export function useSetLanguage() {
  return useLateMutation({
    mutationFn: (language: Parameters<typeof keepLanguage>[0]) =>
      call<typeof setLanguage>('POST /api/user/language', { body: { language } }),
    onSuccess: ({ language }) => {
      keepLanguage(language);
      location.reload();
    },
  });
}
