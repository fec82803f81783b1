import { z } from 'zod';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { DOCUMENT_KINDS } from '@/lib/payments/invoices/constants';

export const getAccount = endpoint({
  route: 'GET /api/account',
  response: z.object({
    /** ISO 8601 */
    createdAt: z.string(),
    /** Verified; +91… */
    mobileNumber: z.string().nullable(),
    /** Whether one-time codes can be sent to this person, or could after signing in. */
    mobileAvailable: z.boolean(),
    mobileNeedsSignIn: z.boolean(),
    /** ISO 8601: when a download was started for this person, who asked for it by mail and has not fetched it. */
    exportStartedAt: z.string().nullable(),
  }),
});

export const historyLine = z.object({
  /** Of its newest entry in the ledger. */
  id: z.string(),
  kind: z.string(),
  /** Messages */
  delta: z.int(),
  /** How many entries this line sums up. */
  count: z.int(),
  /** Messages after the newest of them. */
  balanceAfter: z.int(),
  /** The companion the messages went to, as long as that chat exists. */
  name: z.string().nullable(),
  /** ISO 8601, of the newest. */
  at: z.string(),
});

export const listHistory = endpoint({
  route: 'GET /api/account/history',
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  response: z.object({ lines: z.array(historyLine), next: z.string().nullable() }),
});

export const paymentRecord = z.object({
  orderId: z.string(),
  /** As people see it. */
  shownId: z.string(),
  state: z.enum(['paid', 'open', 'failed', 'checking']),
  /** ₹ */
  amount: z.int(),
  messages: z.int(),
  /** ISO 8601: when it was paid, else when it was ordered. */
  at: z.string(),
});

export const listPayments = endpoint({
  route: 'GET /api/account/payments',
  query: z.object({ before: z.string().max(45).optional() }),
  response: z.object({ payments: z.array(paymentRecord), next: z.string().nullable() }),
});

export const getReceipt = endpoint({
  route: 'GET /api/account/receipts/{orderId}',
  params: z.object({ orderId: z.string().max(45) }),
  response: z.object({
    shownId: z.string(),
    /** ₹ */
    amount: z.int(),
    messages: z.int(),
    /** ISO 8601 */
    paidAt: z.string(),
    method: z.string().nullable(),
    /** Cashfree's number of the payment. */
    transactionId: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    /** The tax invoice and its credit notes, in the order of their issue; none while the seller has no GSTIN. Money in paise. */
    documents: z.array(
      z.object({
        kind: z.enum(DOCUMENT_KINDS),
        number: z.string(),
        /** ISO 8601 */
        issuedAt: z.string(),
        gstin: z.string(),
        sellerName: z.string(),
        sellerAddress: z.string(),
        /** GST code of the State */
        placeOfSupply: z.string(),
        sac: z.string(),
        ratePercent: z.int(),
        total: z.int(),
        taxable: z.int(),
        cgst: z.int(),
        sgst: z.int(),
        igst: z.int(),
      }),
    ),
  }),
});

export const ownChat = z.object({
  id: z.guid(),
  chatType: z.enum(CHAT_TYPES),
  companionName: z.string(),
  imagePath: z.string().nullable(),
  /** ISO 8601: the last message, else the beginning. */
  lastAt: z.string(),
  /** Nothing has been said yet. */
  empty: z.boolean(),
  incognito: z.boolean(),
});

const cursor = /^\d{4}-\d\d-\d\dT[\d:.]+Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const listChats = endpoint({
  route: 'GET /api/account/chats',
  words: true,
  query: z.object({ after: z.string().regex(cursor).optional() }),
  response: z.object({ chats: z.array(ownChat), next: z.string().nullable() }),
});

const done = z.object({ success: z.literal(true) });

export const deleteChat = endpoint({
  route: 'POST /api/account/chats/{sessionId}/delete',
  words: true,
  params: z.object({ sessionId: z.guid() }),
  response: done,
  limit: { points: 60, perSeconds: 60 },
});

/** A zip with everything stored about the caller, as one page to read and one JSON file. */
export const exportData = endpoint({
  route: 'GET /api/account/export',
  words: true,
  file: true,
  response: fileAnswer,
  limit: { points: 6, perSeconds: 600 },
});

export const deleteAccount = endpoint({
  route: 'POST /api/account/delete',
  body: z.object({ confirm: z.literal(true, { error: () => t('Please confirm that everything may go.') }) }),
  response: done,
  limit: { points: 10, perSeconds: 600 },
});
