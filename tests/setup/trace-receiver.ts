import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** A field of a protocol buffer: a number, or bytes that may be text or another message. */
type Field = { number: number; value: bigint | Buffer };

const WIRE = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 };

/** The fields of a message, in their order (https://protobuf.dev/programming-guides/encoding/). */
function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const take = (size: number) => {
    at += size;
    return message.subarray(at - size, at);
  };
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const tag = Number(varint());
    const number = tag >> 3;
    const wire = tag & 7;
    if (wire === WIRE.varint) fields.push({ number, value: varint() });
    else if (wire === WIRE.bytes) {
      fields.push({ number, value: take(Number(varint())) });
    } else {
      const size = wire === WIRE.fixed64 ? 8 : 4;
      const bytes = take(size);
      fields.push({ number, value: size === 8 ? bytes.readBigUInt64LE() : BigInt(bytes.readUInt32LE()) });
    }
  }
  return fields;
}

const all = (fields: Field[], number: number) =>
  fields.flatMap((field) => (field.number === number && Buffer.isBuffer(field.value) ? [field.value] : []));
const text = (fields: Field[], number: number) => all(fields, number)[0]?.toString() ?? '';
const hex = (fields: Field[], number: number) => all(fields, number)[0]?.toString('hex') ?? '';
const count = (fields: Field[], number: number) =>
  Number(fields.find((field) => field.number === number)?.value ?? 0);

/** KeyValue { key = 1, value = 2 { string 1, bool 2, int 3 } } */
function attributesOf(pairs: Buffer[]): Record<string, string | number> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const fields = fieldsOf(pair);
      const value = fieldsOf(all(fields, 2)[0] ?? Buffer.alloc(0));
      const [first] = value;
      return [text(fields, 1), first?.number === 1 ? text(value, 1) : Number(first?.value ?? 0)];
    }),
  );
}

export type ReceivedSpan = {
  service: string | number | undefined;
  traceId: string;
  id: string;
  /** '' for the first of its trace. */
  parentId: string;
  name: string;
  /** 1 internal, 2 server, 3 client */
  kind: number;
  attributes: Record<string, string | number>;
  /** 0 unset, 2 error */
  status: number;
};

/** ExportTraceServiceRequest { 1 ResourceSpans { 1 Resource { 1 }, 2 ScopeSpans { 2 Span } } } of OpenTelemetry's protocol 1.x */
function spansOf(request: Buffer): ReceivedSpan[] {
  return all(fieldsOf(request), 1).flatMap((resourceSpans) => {
    const fields = fieldsOf(resourceSpans);
    const resource = attributesOf(all(fieldsOf(all(fields, 1)[0] ?? Buffer.alloc(0)), 1));
    return all(fields, 2)
      .flatMap((scopeSpans) => all(fieldsOf(scopeSpans), 2))
      .map(fieldsOf)
      .map((span) => ({
        service: resource['service.name'],
        ...{ traceId: hex(span, 1), id: hex(span, 2), parentId: hex(span, 4) },
        ...{ name: text(span, 5), kind: count(span, 6), attributes: attributesOf(all(span, 9)) },
        status: count(fieldsOf(all(span, 15)[0] ?? Buffer.alloc(0)), 3),
      }));
  });
}

/** Somebody who takes traces over OTLP/HTTP, as collectors do, and keeps them. */
export async function startTraceReceiver() {
  const bodies: Buffer[] = [];
  const paths = new Set<string | undefined>();
  let status = 200;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    paths.add(request.url);
    if (status === 200) bodies.push(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
    response.writeHead(status, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    /** Everything that came, as it came. */
    bytes: () => Buffer.concat(bodies),
    spans: () => bodies.flatMap(spansOf),
    answerWith: (next: number) => {
      status = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
