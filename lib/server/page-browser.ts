import { headers } from 'next/headers';
import { namesOf } from '@/lib/users/registration/rules';

/** What a page's request tells of its browser. */
export async function pageBrowser() {
  return namesOf((await headers()).get('user-agent'));
}
