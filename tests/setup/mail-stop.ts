import { keyedHashWith, ROOT_ID } from '@/lib/server/keys';
import type { MailingKind } from '@/lib/users/mailing/constants';
import { stopToken } from '@/lib/users/mailing/rules';
import { TEST_SECRET } from './product';

/** The way to stop mails of a kind to a person, as a mail of the product of a test run has it. */
export const stopPath = (kind: MailingKind, userId: string): string =>
  `/mail/stop/${stopToken(keyedHashWith([{ id: ROOT_ID, secret: TEST_SECRET }]), { kind, userId })}`;
