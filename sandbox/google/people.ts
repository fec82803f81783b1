/** Somebody with an account at the stand-in. */
export type Person = {
  sub: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Whether the account has a picture. */
  picture: boolean;
};

const person = (sub: string, name: string, email: string, more: Partial<Person> = {}): Person => ({
  sub,
  name,
  email,
  emailVerified: true,
  picture: true,
  ...more,
});

/** The accounts the consent page offers. */
export const PEOPLE: readonly Person[] = [
  person('100000000000000000001', 'Asha Verma', 'asha.verma@example.com'),
  person('100000000000000000002', 'अनन्या शर्मा', 'ananya.sharma@example.com'),
  person(
    '100000000000000000003',
    'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan Chattopadhyay',
    'venkatanarasimharajuvaripeta.subrahmanyam.lakshminarayanan@a-very-long-company-name.example.com',
  ),
  person('100000000000000000004', 'Kiran', 'kiran@example.com', { picture: false }),
  person('100000000000000000005', 'Rahul Nair', 'rahul@example.com', { emailVerified: false }),
];

/**
 * The account of that subject; a subject nobody has yet is somebody new, so that every test can have a person of its
 * own.
 */
export function personOf(sub: string): Person {
  return PEOPLE.find((one) => one.sub === sub) ?? person(sub, `Person ${sub}`, `${sub}@example.com`);
}
