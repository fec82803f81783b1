import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { PageState } from '@/lib/client/page-data';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, EndpointSpec, Input, Request, Response } from '@/lib/kit/endpoint';
import type { Operator } from '@/lib/kit/operator';
import type { OperatorScope, Scope } from '@/lib/kit/scope';
import type { ShownNotice } from '@/lib/settings/notices/constants';
import { getMe } from '@/lib/users/contract';
import { refuseLocked } from '@/lib/users/lock/service';
import { countShown, type Shown } from '@/lib/users/shown/service';
import { answerNotFound } from './answer-not-found';
import { markUnkept } from './not-found-mark';
import { pageNotices } from './page-notices';
import { type PageScope, pageScope } from './page-scope';
import type { Ports } from './ports';
import { noteAnswer } from './security-log';

/** ms in which nobody touches a page: its call to renew a cookie waits no longer. */
const ASK_AGAIN_MS = 5_000;

type ScopeOf<E extends EndpointSpec> = Ports & (E['operators'] extends object ? OperatorScope : Scope);
type Service<E extends EndpointSpec> = (scope: ScopeOf<E>, input: Input<E>) => Promise<Answer<E>>;

/**
 * Reads into the page what a screen would else call for; the screen finds it under the key of that call.
 * @returns what was read; undefined when there is nothing for this caller
 */
export type Read = <E extends EndpointSpec>(
  endpoint: E,
  service: Service<E>,
  options?: {
    request?: Request<E>;
    /** The screen loads this list page by page, and this is the first. */
    paged?: boolean;
    /** A browser without a user may have it, too. */
    withoutUser?: boolean;
    /** What the screen keeps, when that is not the answer itself; it stays when there is some already. */
    kept?: (answer: Response<E>) => unknown;
    /** The page is about this: what does not exist for the caller is a page that does not exist, with status 404, and says so (`missing`). */
    required?: boolean;
  },
) => Promise<Response<E> | undefined>;

type Reads = readonly Promise<unknown>[];

export type PageRead<R extends Reads> = {
  state: PageState;
  /** What each read has brought. */
  answers: { -readonly [Place in keyof R]: Awaited<R[Place]> };
  /** What the page is about does not exist for this caller. */
  missing: boolean;
  /** This browser has no user yet; its screen is about to register it. */
  newcomer: boolean;
  /** The words of chats are locked in this session: what has any was not read. */
  locked: boolean;
};

/**
 * The data of a page's first picture, for its `PageData`: read by the services themselves, and stripped of what the
 * contract does not name; and what is told to everybody above it. What this caller may not have or what fails is left to the
 * screen, whose own call then says so. A newcomer costs no query.
 * @param options.counted as what the page counts
 */
export async function readPageData<const R extends Reads>(
  reads: (read: Read) => R,
  options: { counted?: Shown } = {},
): Promise<PageRead<R> & { notices: readonly ShownNotice[] }> {
  const scope = await pageScope();
  // A newcomer's first page is counted by its registration; a page that a browser fetches ahead has been shown to nobody yet.
  if (options.counted && scope?.actor.userId && !(await headers()).has('next-router-prefetch'))
    // Nobody waits for it.
    void countShown(scope, scope.actor.userId, options.counted);
  const read = await readWith(scope, reads);
  const me = read.state.find(({ queryKey: [route] }) => route === getMe.route)?.data;
  const { rulesReminder = null } = (me ?? {}) as Partial<Response<typeof getMe>>;
  return { ...read, notices: await pageNotices(rulesReminder) };
}

/** The same with the scope of a page's caller, who may be an operator. */
export async function readWith<const R extends Reads>(
  scope: (PageScope & { operator?: Operator }) | null,
  reads: (read: Read) => R,
): Promise<PageRead<R>> {
  const newcomer = !scope?.actor.userId;
  const state: PageState[number][] = [];
  const locked = scope?.actor.lock === 'closed';
  // Back shows no page of theirs to whoever has the phone later.
  if (scope && scope.actor.lock !== 'off') markUnkept();
  let missing = false;
  const leave = () => {
    // Operators have scripts.
    if (scope && 'operator' in scope) notFound();
    answerNotFound();
    missing = true;
    return undefined;
  };
  const read: Read = async (endpoint, service, options = {}) => {
    const { request = {}, paged = false, withoutUser = false, kept, required } = options;
    const params = endpoint.params?.safeParse(request.params);
    if (!scope || (newcomer && !withoutUser) || params?.success === false)
      return required ? leave() : undefined;
    // A cookie that is to be renewed waits for the screen's own call, which such data makes it make: once somebody uses the page.
    let againMs = 0;
    const identify = () => {
      againMs = ASK_AGAIN_MS;
      return false;
    };
    try {
      if (endpoint.words) await refuseLocked(scope, endpoint.words !== 'poll');
      const input = { ...Object(request.query), ...Object(params?.data) } as Input<typeof endpoint>;
      const data = endpoint.response.parse(
        await service({ ...scope, identify } as unknown as ScopeOf<typeof endpoint>, input),
      );
      const answer = data as Response<typeof endpoint>;
      state.push({
        queryKey: [endpoint.route, request],
        data: paged ? { pages: [data], pageParams: [undefined] } : kept ? kept(answer) : data,
        againMs,
        heldStays: kept !== undefined,
      });
      return answer;
    } catch (error) {
      if (error instanceof AppError)
        noteAnswer({ ...scope.trail, isPublic: endpoint.shared === true }, endpoint.route, error);
      if (required && error instanceof AppError && error.code === 'not_found') return leave();
      if (error instanceof AppError) return undefined;
      const reason = error instanceof Error ? error.name : 'unknown';
      scope.log.warn({ route: endpoint.route, reason }, 'a page came without its data');
      // Most pages of the console make no call of their own that would say so, and an empty list would be taken for the truth.
      if (scope.operator) throw error;
      return undefined;
    }
  };
  const answers = await Promise.all(reads(read));
  return { state, answers, missing, newcomer, locked };
}
