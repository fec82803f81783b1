import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyOptions, Passkeys } from '@/lib/users/lock/ports';

/**
 * EdDSA, ES256 and RS256, by their COSE numbers (https://www.iana.org/assignments/cose/cose.xhtml#algorithms): what devices have. The
 * library would ask Node for ML-DSA as well, which Node has on trial only, and says so in the log.
 */
const ALGORITHMS = [-8, -7, -257];

/** Few people have one, so its code comes with the first. */
const load = () => import('@simplewebauthn/server');

/**
 * What a browser sends is refused by an exception, whatever is wrong with it: the challenge, the origin, the counter, the signature
 * (https://simplewebauthn.dev/docs/packages/server). It says nothing that a person could use, and its words name what was sent.
 */
async function orNull<T>(work: () => Promise<T | null>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/**
 * Passkeys of one address. The device asks who it is each time (`required`), by its screen lock, and nothing is asked of its maker
 * (attestation `none`). A passkey is bound to the host name of the address: moved to another one, the product has none
 * (https://www.w3.org/TR/webauthn-3/#rp-id).
 * @param appUrl the product's public address
 * @param name as the device shows it
 */
export function passkeysAt(appUrl: string, name: string): Passkeys {
  const { origin, hostname: rpID } = new URL(appUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  const idsOf = (known: readonly { credentialId: string; transports: string[] }[]) =>
    known.map(({ credentialId: id, transports }) => ({ id, transports }));
  /** What the device calls the person. */
  const handleOf = (personId: string) => new TextEncoder().encode(personId);
  return {
    accepted: (personId, known) => ({
      rpId: rpID,
      userId: Buffer.from(handleOf(personId)).toString('base64url'),
      allAcceptedCredentialIds: known.map(({ credentialId }) => credentialId),
    }),

    async askNew(person, known) {
      const { generateRegistrationOptions } = await load();
      const options = await generateRegistrationOptions({
        ...{ rpName: name, rpID, userName: person.name, userDisplayName: person.name },
        userID: handleOf(person.id),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: idsOf(known),
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          residentKey: 'discouraged',
          userVerification: 'required',
        },
      });
      return options as unknown as PasskeyOptions;
    },

    async askKnown(known) {
      const { generateAuthenticationOptions } = await load();
      const options = await generateAuthenticationOptions({
        rpID,
        allowCredentials: idsOf(known),
        userVerification: 'required',
      });
      return options as unknown as PasskeyOptions;
    },

    readNew: (answer, challenge) =>
      orNull(async () => {
        const { verifyRegistrationResponse } = await load();
        const response = answer as unknown as RegistrationResponseJSON;
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...{ response, expectedChallenge: challenge, ...expected },
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!verified) return null;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return { credentialId: id, publicKey, counter, transports: transports.slice(0, 10) };
      }),

    check: (answer, challenge, { credentialId: id, publicKey, counter, transports }) =>
      orNull(async () => {
        const { verifyAuthenticationResponse } = await load();
        const response = answer as unknown as AuthenticationResponseJSON;
        // It refuses a counter that has not grown, where the device counts at all (https://www.w3.org/TR/webauthn-3/#sctn-sign-counter).
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...{ response, expectedChallenge: challenge, ...expected },
          credential: { id, publicKey, counter, transports },
        });
        return verified ? authenticationInfo.newCounter : null;
      }),
  };
}
