import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, EndpointSpec, Input, Request, Response } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { pageScope } from './page-scope';
import type { Ports } from './ports';

type Service<E extends EndpointSpec> = (scope: Scope & Ports, input: Input<E>) => Promise<Answer<E>>;

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
  },
) => Promise<Response<E> | undefined>;

/**
 * The data of a page's first picture, for its `HydrationBoundary`: read by the services themselves, and stripped of what the
 * contract does not name. What this caller may not have or what fails is left to the screen, whose own call then says so.
 */
export async function readPageData(
  reads: (read: Read) => readonly Promise<unknown>[],
): Promise<DehydratedState> {
  const client = new QueryClient();
  const scope = await pageScope();
  const read: Read = async (endpoint, service, { request = {}, paged = false } = {}) => {
    const params = endpoint.params?.safeParse(request.params);
    if (params && !params.success) return undefined;
    try {
      const input = { ...Object(request.query), ...Object(params?.data) } as Input<typeof endpoint>;
      const data = endpoint.response.parse(await service(scope, input));
      client.setQueryData(
        [endpoint.route, request],
        paged ? { pages: [data], pageParams: [undefined] } : data,
      );
      return data as Response<typeof endpoint>;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      const reason = error instanceof Error ? error.name : 'unknown';
      scope.log.warn({ route: endpoint.route, reason }, 'a page came without its data');
      return undefined;
    }
  };
  await Promise.all(reads(read));
  return dehydrate(client);
}
