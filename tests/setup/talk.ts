import { sendMessage } from '@/lib/chat/turns/service';
import { scopeOf, type scriptedModel, type TestScope } from './scope';
import type { serviceDatabase } from './service-database';

/** What tests of a talk do and look at again and again. */
export function talkIn(database: ReturnType<typeof serviceDatabase>) {
  const rows = async (text: string, ...values: unknown[]) => (await database.sql.query(text, values)).rows;
  return {
    rows,
    /** A person's words, by the way of the route. */
    send: (scope: TestScope, sessionId: string, content: string) =>
      sendMessage(scope, { sessionId, sender: 'user', content }),
    /** What was noted for the operator. */
    events: (sessionId: string) =>
      rows('SELECT kind, rule FROM safety_events WHERE session_id = $1 ORDER BY created_at', sessionId),
    usage: (sessionId: string) =>
      rows(
        'SELECT model, tries, outcome, prompt_version AS version FROM ai_usage WHERE session_id = $1 ORDER BY created_at',
        sessionId,
      ),
    /** Messages left. */
    balance: async (scope: TestScope) =>
      (await rows('SELECT message_balance AS left FROM users WHERE id = $1', scope.actor.userId))[0]?.left,
    /** The same person at another time (ms). */
    at: (person: TestScope, time: number, over: Parameters<typeof scopeOf>[1] = {}) =>
      scopeOf(database.db, {
        chatModel: person.chatModel,
        judge: person.judge,
        moderator: person.moderator,
        ...over,
        actor: person.actor,
        now: () => new Date(time),
      }),
  };
}

/** How many tools of a name a model was offered, call by call. */
export const offers = ({ offered }: ReturnType<typeof scriptedModel>, name: string) =>
  offered.map((tools) => tools.filter((one) => one.name === name).length);
