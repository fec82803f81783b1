import type { Runner } from '@/lib/kit/scope';
import type { InterfaceLanguage } from '@/lib/language/choice/constants';

/** A browser's address at its push service, and what a message to it is encrypted with (RFC 8291). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushMessage = {
  /** JSON, which the browser's worker reads. */
  text: string;
  /** Seconds a push service keeps it for a device that is away. */
  ttl: number;
  urgency: 'low' | 'normal';
  /** A newer message takes the place of one of the same topic that has not been fetched; 32 characters of base64url. */
  topic: string;
};

export type PushOutcome =
  /** The push service has it. */
  | { outcome: 'taken' }
  /** The browser's subscription is no more. */
  | { outcome: 'gone'; code: string }
  /** It never will be, or not now. `code` names why, without an address: 403, ETIMEDOUT … */
  | { outcome: 'refused'; code: string }
  | {
      outcome: 'unreachable';
      code: string /** ms the service wants to be left alone. */;
      retryAfterMs: number;
    };

/** Hands messages to push services; `send` never throws. Implemented by lib/providers/web-push.ts. */
export type Push = {
  /** Of the product's key pair (RFC 8292): what a browser subscribes with. */
  publicKey: string;
  /** Whether an address is one of a push service that is known. */
  knows(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
};

/** Does something in a language. Implemented by lib/server/page-language.ts. */
export type InLanguage = <T>(language: InterfaceLanguage, work: () => T) => T;

/**
 * What there is to say of a chat now: who talks in it (null: nobody is to learn that, as in an incognito one), and whether something of
 * it is unread; null when it is gone. Implemented by lib/chat.
 */
export type FindChatNews = (
  db: Runner,
  chatId: string,
) => Promise<{ companionName: string | null; isUnread: boolean } | null>;
