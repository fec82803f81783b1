import type { MutationObserver, MutationObserverOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadQueries, useObserved } from './late-queries';

/** What the change does when it fails is also done when React Query cannot be loaded, without a client. */
type LateMutationOptions<Data, Variables> = Omit<
  MutationObserverOptions<Data, Error, Variables>,
  'onError' | 'onMutate'
> & {
  onError?: (error: Error) => void;
};

type Then<Data> = { onSuccess?: (data: Data) => void; onError?: (error: Error) => void };

export type LateMutation<Variables> = {
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  error: Error | null;
  variables: Variables | undefined;
};

const NOT_ASKED = { isPending: false, isSuccess: false, isError: false, error: null, variables: undefined };

/**
 * `useMutation` of React Query, which is loaded when the change is first asked for; one that cannot be loaded is a change that
 * failed. Callbacks of the options find the client in their last argument.
 */
export function useLateMutation<Data, Variables = void>(options: LateMutationOptions<Data, Variables>) {
  const [observer, setObserver] = useState<MutationObserver<Data, Error, Variables>>();
  const [before, setBefore] = useState<LateMutation<Variables>>(NOT_ASKED);
  const state = useObserved<LateMutation<Variables>>(observer, before);
  useEffect(() => observer?.setOptions(options));

  const mutate = (variables: Variables, then?: Then<Data>): void => {
    // What is wrong is in the observer's result.
    if (observer) return void observer.mutate(variables, then).catch(() => undefined);
    setBefore({ ...NOT_ASKED, isPending: true, variables });
    loadQueries().then(
      ({ client, Mutation }) => {
        const made = new Mutation<Data, Error, Variables>(client, options);
        setObserver(made);
        made.mutate(variables, then).catch(() => undefined);
      },
      (error: Error) => {
        setBefore({ ...NOT_ASKED, isError: true, error, variables });
        options.onError?.(error);
        then?.onError?.(error);
      },
    );
  };
  /** Forgets how the last one ended. */
  const reset = () => (observer ? observer.reset() : setBefore(NOT_ASKED));
  const { isPending, isSuccess, isError, error, variables } = state;
  return { isPending, isSuccess, isError, error, variables, mutate, reset };
}
