export const NO_SUCH_PERSON = 'There is no such person, or the account was deleted.';
export const courtesyTooMuch = (left: number, days: number) =>
  left === 0
    ? `This person has had all that may be given in ${days} days.`
    : `At most ${left} more can be given to this person in ${days} days.`;
