import * as chats from '@/lib/chat/personal-data/service';
import * as feedback from '@/lib/feedback/personal-data/service';
import * as issues from '@/lib/issues/personal-data/service';
import * as memory from '@/lib/memory/personal-data/service';
import * as payments from '@/lib/payments/personal-data/service';
import * as referrals from '@/lib/referrals/personal-data/service';
import * as crisis from '@/lib/safety/care/personal-data/service';
import type { MoveBelongings } from '@/lib/users/ports';

/** In the order in which every transaction locks these tables: orders, chats, crises, then users. */
export const MOVE_BELONGINGS: readonly MoveBelongings[] = [
  payments.movePersonalData,
  chats.movePersonalData,
  crisis.movePersonalData,
  feedback.movePersonalData,
  memory.movePersonalData,
  referrals.movePersonalData,
  issues.movePersonalData,
];
