import { FREE_GRANTS_MAX, type FreeBudget, type FreeBudgets } from './constants';

/** What was granted of late. Messages, except `pair`: grants of this kind to this kind of phone at this address, and `sessions`: chats. */
export type Granted = Readonly<
  Record<
    | 'pair'
    | 'sessions'
    | 'deviceHour'
    | 'deviceDay'
    | 'addressHour'
    | 'addressDay'
    | 'networkHour'
    | 'networkDay',
    number
  >
>;

/** `asked`: free messages are there, once the browser has done some work for them. */
export type Decision = 'granted' | 'asked' | 'refused';

/** Whether free messages are given now. @param proven the browser did the work */
export function decide(
  wish: { kind: 'starter' | 'session'; messages: number; isHome: boolean; proven: boolean },
  granted: Granted,
  budgets: FreeBudgets,
): Decision {
  const { kind, messages, isHome, proven } = wish;
  if (granted.pair >= FREE_GRANTS_MAX) return 'refused';
  if (kind === 'session' && granted.sessions >= budgets.sessionsAnHour) return 'refused';
  const places: [FreeBudget, hour: number, day: number][] = [
    [budgets.device, granted.deviceHour, granted.deviceDay],
    [isHome ? budgets.home : budgets.shared, granted.addressHour, granted.addressDay],
    [budgets.network, granted.networkHour, granted.networkDay],
  ];
  if (places.some(([budget, hour, day]) => hour + messages > budget.hour || day + messages > budget.day))
    return 'refused';
  return !proven && places.some(([budget, hour]) => hour + messages > budget.open) ? 'asked' : 'granted';
}
