import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that is one request, however often it is pressed: as long as it is on its way, `mutate` does nothing. A button that
 * `isPending` disables is so with the next rendering only, and the second click of a double click may come sooner.
 */
export function useOnce<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const isOnItsWay = useRef(false);
  const {
    mutate,
    mutateAsync: _,
    ...state
  } = useMutation({
    ...options,
    onSettled: async (...outcome) => {
      try {
        await options.onSettled?.(...outcome);
      } finally {
        isOnItsWay.current = false;
      }
    },
  });
  return {
    ...state,
    mutate: (variables: Variables, then?: MutateOptions<Data, Error, Variables>) => {
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      mutate(variables, then);
    },
  };
}
