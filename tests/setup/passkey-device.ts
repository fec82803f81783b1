import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Asked = { challenge: string };
type Over = { origin?: string; rpId?: string; challenge?: string; verified?: boolean; counter?: number };

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

const PRESENT = 0b001;
const VERIFIED = 0b100;
const HAS_KEY = 0b0100_0000;

/** A device with a passkey of its own (ES256, attestation none), which answers as a browser would hand it over. */
export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;

  const clientData = (type: string, { challenge }: Asked, over: Over) =>
    Buffer.from(
      JSON.stringify({
        ...{ type, challenge: over.challenge ?? challenge },
        ...{ origin: over.origin ?? 'http://localhost:3000', crossOrigin: false },
      }),
    );

  function authenticatorData(flags: number, over: Over): Buffer {
    const counter = Buffer.alloc(4);
    count += 1;
    counter.writeUInt32BE(over.counter ?? count);
    const isVerified = over.verified === false ? 0 : VERIFIED;
    return Buffer.concat([
      sha256(over.rpId ?? 'localhost'),
      Buffer.from([flags | PRESENT | isVerified]),
      counter,
    ]);
  }

  const answered = (response: Record<string, unknown>) => ({
    ...{ id: base64url(id), rawId: base64url(id), type: 'public-key' as const, clientExtensionResults: {} },
    response: response as { clientDataJSON: string },
  });

  return {
    /** Makes its key known (https://www.w3.org/TR/webauthn-3/#sctn-attested-credential-data). */
    register(asked: Asked, over: Over = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([authenticatorData(HAS_KEY, over), Buffer.alloc(16), length, id, key]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return answered({
        clientDataJSON: base64url(clientData('webauthn.create', asked, over)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },

    /** Signs what it is asked (https://www.w3.org/TR/webauthn-3/#sctn-op-get-assertion). */
    sign(asked: Asked, over: Over = {}) {
      const data = authenticatorData(0, over);
      const client = clientData('webauthn.get', asked, over);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answered({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
