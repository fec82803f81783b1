import { ONE_APPROVAL_UP_TO } from './constants';

/** Different operators who have to approve a refund of that many rupees. */
export const approvalsNeeded = (amount: number): number => (amount > ONE_APPROVAL_UP_TO ? 2 : 1);

/** An operator's name as it is stored and compared. */
export const operatorName = (operator: string): string => operator.trim().toLowerCase();
