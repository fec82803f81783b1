import { crc32, deflateSync } from 'node:zlib';
import type { Answer } from '../http.ts';

/** Pixels. */
const SIZE = 96;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The picture of an account, a PNG of one colour, as accounts without a photo have. */
export function picture(sub: string): Answer {
  const tone = Number(sub.slice(-2)) || 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  // 8 bits a channel, red, green and blue.
  header.set([8, 2], 8);
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.alloc(SIZE * 3, Buffer.from([60 + ((tone * 37) % 120), 90, 150])),
  ]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: SIZE }, () => row)));
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return {
    status: 200,
    headers: { 'content-type': 'image/png' },
    body: Buffer.concat([SIGNATURE, ...chunks]),
  };
}
