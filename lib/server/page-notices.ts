import { cookies } from 'next/headers';
import { indiaDay } from '@/lib/kit/india-time';
import { DISMISSED_COOKIE, type ShownNotice } from '@/lib/settings/notices/constants';
import { readDismissed } from '@/lib/settings/notices/dismissed/rules';
import { noticesOn, shownNotice, shownReminder } from '@/lib/settings/notices/rules';
import { settings } from './settings';

/**
 * What a page of the app shows above its screen: what is told today, and the reminder of the rules, but for what this browser has
 * dismissed. It costs no query.
 * @param reminder that the person is due; null when none is, or it is not known who it is
 */
export async function pageNotices(reminder: string | null): Promise<ShownNotice[]> {
  const today = indiaDay(Date.now()) ?? '';
  const told = noticesOn(settings().current().notices, today).map(shownNotice);
  const shown = reminder === null ? told : [...told, shownReminder(reminder)];
  if (shown.length === 0) return [];
  const dismissed = readDismissed((await cookies()).get(DISMISSED_COOKIE)?.value);
  return shown.filter(({ id }) => !dismissed.includes(id));
}
