import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

/** A browser that has subscribed: what only it has, beside what it tells. */
export type Browser = ReturnType<typeof newBrowser>;

/** @param serverKey what the page subscribes with: only who has its other half may send */
export function newBrowser(serverKey: string) {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys();
  const auth = randomBytes(16);
  return { id: randomUUID(), serverKey, ecdh, p256dh, auth };
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * What a browser reads in a message. RFC 8188 (one record) and RFC 8291, section 3.4.
 * @throws Error when it was not encrypted for this browser
 */
export function decrypt({ ecdh, p256dh, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const recordSize = body.readUInt32BE(SALT_BYTES);
  const idLength = body.readUInt8(SALT_BYTES + 4);
  const senderKey = body.subarray(SALT_BYTES + 5, SALT_BYTES + 5 + idLength);
  const record = body.subarray(SALT_BYTES + 5 + idLength);
  if (record.length > recordSize) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, senderKey]);
  const material = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  // The last record ends with 2, and then zeros.
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the text');
  return padded.subarray(0, end).toString();
}
