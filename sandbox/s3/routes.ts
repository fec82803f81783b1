import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Answer, createStandIn, json, objectIn, pathOf, send, sendHalf } from '../http.ts';
import { createLog, type Log } from '../log.ts';
import { type Bucket, etagOf, newBucket, type Version } from './bucket.ts';
import { type Access, sha256, whyNotSigned } from './signature.ts';
import { joinParts, newUploads, type Uploads } from './uploads.ts';

const CALLS_KEPT = 1000;
/** Few, so that those who ask have to ask for the next page, too. */
const OBJECTS_A_PAGE = 2;
/** `cut`: the connection breaks without an answer; `half`: in the middle of one; `hang`: no answer comes; `late`: its end never does. */
const FAULTS = ['slow-down', 'internal-error', 'cut', 'half', 'hang', 'late'] as const;
type Fault = { fault: (typeof FAULTS)[number]; left: number; method: string | undefined };
type Call = { method: string; key: string; status: number; code?: string };
type Store = { bucket: Bucket; uploads: Uploads; calls: Log<Call>; faults: Fault[] };

/** What the stand-in is asked with, and for which bucket. */
export const SANDBOX = {
  ...{ accessKeyId: 'sandbox', secretAccessKey: 'sandbox-secret', region: 'ap-south-1' },
  bucket: 'pictures',
} as const satisfies Access & { bucket: string };

const escaped = (text: string) =>
  text.replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;' })[sign] ?? '&amp;');
const tag = (name: string, inside: string) => `<${name}>${inside}</${name}>`;
const xml = (status: number, root: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/xml', ...headers },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${root}`,
});
const empty = (status: number, headers: Record<string, string> = {}): Answer => ({
  ...{ status, headers, body: '' },
});

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html, "REST error responses" */
const failure = (status: number, code: string, message: string) =>
  xml(status, tag('Error', `${tag('Code', code)}${tag('Message', escaped(message))}`));

const versionHeaders = (version: Version | undefined): Record<string, string> => ({
  ...(version && version.id !== 'null' ? { 'x-amz-version-id': version.id } : {}),
  ...(version && version.bytes === null ? { 'x-amz-delete-marker': 'true' } : {}),
});

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectVersions.html, in one page. */
function listVersions(bucket: Bucket, prefix: string): Answer {
  const entries = bucket.list(prefix).flatMap(([key, versions]) =>
    versions.map(({ id, bytes, at }, place) => {
      const about = [
        ...[tag('Key', escaped(key)), tag('VersionId', id), tag('IsLatest', String(place === 0))],
        tag('LastModified', at.toISOString()),
      ].join('');
      return tag(bytes === null ? 'DeleteMarker' : 'Version', about);
    }),
  );
  return xml(200, tag('ListVersionsResult', `${tag('IsTruncated', 'false')}${entries.join('')}`));
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html; what is hidden is not listed. */
function listObjects(bucket: Bucket, prefix: string, after: string): Answer {
  const left = bucket
    .list(prefix)
    .flatMap(([key, [newest]]) => (newest?.bytes && key > after ? [{ key, bytes: newest.bytes }] : []))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const page = left.slice(0, OBJECTS_A_PAGE);
  const isTruncated = left.length > page.length;
  return xml(
    200,
    tag(
      'ListBucketResult',
      [
        tag('IsTruncated', String(isTruncated)),
        ...(isTruncated ? [tag('NextContinuationToken', escaped(page.at(-1)?.key ?? ''))] : []),
        ...page.map(({ key, bytes }) =>
          tag('Contents', `${tag('Key', escaped(key))}${tag('Size', String(bytes.length))}`),
        ),
      ].join(''),
    ),
  );
}

/** Why what came is not what was signed; undefined when it is. */
function whyNotWhole({ headers }: IncomingMessage, content: Buffer): Answer | undefined {
  const hash = headers['x-amz-content-sha256'];
  if (hash === undefined) return failure(400, 'InvalidRequest', 'Missing: x-amz-content-sha256');
  // As stores of other makers do with what they do not know: checksums in headers of their own, payloads in chunks or unsigned.
  const isPlain = /^[0-9a-f]{64}$/.test(String(hash));
  if (!isPlain || Object.keys(headers).some((name) => name.startsWith('x-amz-checksum')))
    return failure(
      501,
      'NotImplemented',
      'A header you provided implies functionality that is not implemented',
    );
  if (hash === sha256(content)) return undefined;
  return failure(
    400,
    'XAmzContentSHA256Mismatch',
    'The provided x-amz-content-sha256 does not match what came',
  );
}

/** PutObject, GetObject, HeadObject, DeleteObject: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html */
function onObject({ bucket }: Store, request: IncomingMessage, key: string, content: Buffer): Answer {
  const { method, headers, url = '' } = request;
  if (method === 'PUT') {
    if (headers['content-length'] === undefined)
      return failure(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header');
    const put = bucket.put(key, content, headers['content-type'] ?? 'binary/octet-stream');
    return empty(200, { etag: etagOf(content), ...versionHeaders(put) });
  }
  if (method === 'DELETE') {
    const id = new URL(url, 'http://s3').searchParams.get('versionId');
    return empty(204, versionHeaders(bucket.remove(key, id)));
  }
  if (method !== 'GET' && method !== 'HEAD')
    return failure(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource');
  const found = bucket.get(key);
  if (!found?.bytes) return failure(404, 'NoSuchKey', 'The specified key does not exist.');
  return {
    status: 200,
    headers: {
      ...{ 'content-type': found.type, etag: etagOf(found.bytes), 'last-modified': found.at.toUTCString() },
      ...versionHeaders(found),
    },
    body: found.bytes,
  };
}

/** CreateMultipartUpload, UploadPart, CompleteMultipartUpload, AbortMultipartUpload; undefined for what belongs to no upload. */
function onUpload(
  { bucket, uploads }: Store,
  { method, headers, url = '' }: IncomingMessage,
  key: string,
  content: Buffer,
): Answer | undefined {
  const { searchParams } = new URL(url, 'http://s3');
  const id = searchParams.get('uploadId');
  if (id === null) {
    if (method !== 'POST' || !searchParams.has('uploads')) return undefined;
    const begun = uploads.begin(key, headers['content-type'] ?? 'binary/octet-stream');
    return xml(200, tag('InitiateMultipartUploadResult', tag('UploadId', begun)));
  }
  const upload = uploads.find(id, key);
  if (!upload) return failure(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');
  if (method === 'PUT') {
    upload.parts.set(Number(searchParams.get('partNumber')), content);
    return empty(200, { etag: etagOf(content) });
  }
  if (method === 'POST') {
    const whole = joinParts(upload, content.toString());
    if (typeof whole === 'string') return failure(400, whole, 'The parts make no object.');
    const put = bucket.put(key, whole, upload.type);
    uploads.end(id);
    return xml(200, tag('CompleteMultipartUploadResult', tag('ETag', etagOf(whole))), versionHeaders(put));
  }
  if (method !== 'DELETE')
    return failure(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource');
  uploads.end(id);
  return empty(204);
}

/** Path style: `/bucket/key`. */
function take(store: Store, request: IncomingMessage, content: Buffer): Answer {
  const { method = 'GET', url = '/', headers } = request;
  const refusal = whyNotSigned({ method, target: url, headers }, SANDBOX);
  if (refusal) return failure(refusal.status, refusal.code, refusal.message);
  const broken = whyNotWhole(request, content);
  if (broken) return broken;
  const [, name, key] = /^\/([^/]+)(?:\/(.*))?$/.exec(decodeURIComponent(pathOf(request))) ?? [];
  if (name !== SANDBOX.bucket) return failure(404, 'NoSuchBucket', 'The specified bucket does not exist');
  if (key) return onUpload(store, request, key, content) ?? onObject(store, request, key, content);
  const { searchParams } = new URL(url, 'http://s3');
  const prefix = searchParams.get('prefix') ?? '';
  if (method === 'GET' && searchParams.get('list-type') === '2')
    return listObjects(store.bucket, prefix, searchParams.get('continuation-token') ?? '');
  return method === 'GET' && searchParams.has('versions')
    ? listVersions(store.bucket, prefix)
    : failure(501, 'NotImplemented', 'The stand-in knows no such request');
}

/** The next fault that a call of this method has, counted down. */
function takeFault({ faults }: Store, method: string): Fault['fault'] | undefined {
  const at = faults.findIndex((one) => one.method === undefined || one.method === method);
  const found = faults[at];
  if (!found) return undefined;
  found.left -= 1;
  if (found.left === 0) faults.splice(at, 1);
  return found.fault;
}

/** What a test tells the store, and asks of it. */
function control(
  { bucket, uploads, calls, faults }: Store,
  method: string,
  path: string,
  text: string,
): Answer {
  if (path === '/_control/health') return json(200, { ok: true });
  if (path === '/_control/calls') return json(200, { calls: calls.list() });
  if (path === '/_control/objects') {
    const objects = bucket.list('').map(([key, versions]) => ({
      ...{ key, type: versions[0]?.type, bytes: versions[0]?.bytes?.length ?? null },
      versions: versions.length,
    }));
    return json(200, { objects });
  }
  if (path === '/_control/uploads') return json(200, { open: uploads.count() });
  const command = objectIn(text) ?? {};
  if (method === 'POST' && path === '/_control/versioning') {
    bucket.keepVersions(command.on === true);
    return json(200, { ok: true });
  }
  if (method === 'POST' && path === '/_control/reset') {
    faults.length = 0;
    calls.reset();
    bucket.reset();
    uploads.reset();
    return json(200, { ok: true });
  }
  if (method === 'POST' && path === '/_control/next') {
    const fault = FAULTS.find((one) => one === command.fault);
    if (!fault) return json(400, { error: `fault must be one of ${FAULTS.join(', ')}` });
    const { count, method: of } = command;
    faults.push({
      ...{ fault, left: typeof count === 'number' ? count : 1 },
      method: typeof of === 'string' ? of : undefined,
    });
    return json(200, { ok: true });
  }
  return json(404, { error: `${method} ${path} does not exist` });
}

/** Answers a call of the protocol, as well or as badly as it was told to. */
async function answer(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET' } = request;
  const path = pathOf(request);
  const content = await buffer(request);
  if (path.startsWith('/_control/')) return send(response, control(store, method, path, content.toString()));
  const call = store.calls.add({ method, key: decodeURIComponent(path), status: 0 });
  const fault = takeFault(store, method);
  if (fault === 'hang') return;
  if (fault === 'cut') {
    response.destroy();
    return;
  }
  const said =
    fault === 'slow-down'
      ? failure(503, 'SlowDown', 'Please reduce your request rate.')
      : fault === 'internal-error'
        ? failure(500, 'InternalError', 'We encountered an internal error. Please try again.')
        : take(store, request, content);
  call.status = said.status;
  const [, code] = /<Code>(\w+)</.exec(String(said.body)) ?? [];
  if (code) call.code = code;
  if (fault === 'half') return sendHalf(response, said);
  if (fault === 'late') {
    response.writeHead(said.status, { ...said.headers, 'content-length': Buffer.byteLength(said.body) });
    response.write(said.body.slice(0, said.body.length >> 1));
    return;
  }
  send(response, said);
}

/** The part of Amazon S3's REST protocol that pictures and backups need, for one bucket, as an HTTP server that is not listening yet. */
export function createSandbox(): Server {
  const store: Store = {
    bucket: newBucket(),
    uploads: newUploads(),
    calls: createLog<Call>(CALLS_KEPT),
    faults: [],
  };
  return createStandIn(
    (request, response) => answer(store, request, response),
    (error) => {
      console.error(error);
      return failure(500, 'InternalError', 'The stand-in failed.');
    },
  );
}
