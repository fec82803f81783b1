import type { ShownNotice } from '@/lib/settings/notices/constants';
import { NoticeBar } from './notice-bar';

/** What is told above a screen. It is in the page's HTML, so that nothing moves when scripts come; only a page with something to tell loads the bar's. */
export function Notices({ notices }: { notices: readonly ShownNotice[] }) {
  return notices.length === 0 ? null : <NoticeBar notices={notices} />;
}
