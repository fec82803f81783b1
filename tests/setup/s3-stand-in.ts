import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const LEAST_PART_BYTES = 5 * 1024 * 1024;

const xml = (root: string, inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root}>${inside}</${root}>`;

/**
 * The part of Amazon S3's protocol that backups use: PutObject, GetObject, DeleteObject, ListObjectsV2 by pages, and uploads
 * in parts with their rules (https://docs.aws.amazon.com/AmazonS3/latest/API/API_CompleteMultipartUpload.html).
 */
export async function startS3(accessKey: string) {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, { etag: string; content: Buffer }>>();
  const seen = { parts: 0, aborted: 0, unsigned: 0 };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
    const content = await buffer(request);
    const answer = (status: number, body: string | Buffer = '', headers = {}) =>
      response.writeHead(status, headers).end(body);
    const fail = (status: number, code: string) => answer(status, xml('Error', `<Code>${code}</Code>`));
    const signed = new RegExp(`^AWS4-HMAC-SHA256 Credential=${accessKey}/\\d{8}/[^/]+/s3/aws4_request, `);
    if (!signed.test(request.headers.authorization ?? '')) {
      seen.unsigned += 1;
      return fail(403, 'AccessDenied');
    }
    // As stores of other makers do with what they do not know.
    if (Object.keys(request.headers).some((name) => name.startsWith('x-amz-checksum')))
      return fail(501, 'NotImplemented');
    const uploadId = searchParams.get('uploadId');
    if (request.method === 'POST' && searchParams.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return answer(200, xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`));
    }
    if (uploadId) {
      const parts = uploads.get(uploadId);
      if (!parts) return fail(404, 'NoSuchUpload');
      if (request.method === 'PUT') {
        const etag = `"${randomUUID()}"`;
        parts.set(Number(searchParams.get('partNumber')), { etag, content });
        seen.parts += 1;
        return answer(200, '', { ETag: etag });
      }
      uploads.delete(uploadId);
      if (request.method === 'DELETE') {
        seen.aborted += 1;
        return answer(204);
      }
      const wanted = [...content.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
        Number(number),
      );
      const chosen = wanted.map((number) => parts.get(number)?.content ?? Buffer.alloc(0));
      if (chosen.slice(0, -1).some((part) => part.length < LEAST_PART_BYTES))
        return fail(400, 'EntityTooSmall');
      objects.set(key, Buffer.concat(chosen));
      return answer(200, xml('CompleteMultipartUploadResult', '<ETag>"whole"</ETag>'));
    }
    if (request.method === 'GET' && searchParams.get('list-type') === '2') {
      const prefix = `${key}/${searchParams.get('prefix') ?? ''}`;
      const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort();
      const from = Number(searchParams.get('continuation-token') ?? 0);
      // Two on a page, so that pages are read.
      const next = from + 2 < names.length ? from + 2 : undefined;
      const listed = names
        .slice(from, from + 2)
        .map((name) => `<Contents><Key>${name.slice(key.length + 1)}</Key></Contents>`);
      const more = `<IsTruncated>${next !== undefined}</IsTruncated>${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}`;
      return answer(200, xml('ListBucketResult', `${more}${listed.join('')}`));
    }
    if (request.method === 'PUT') {
      objects.set(key, content);
      return answer(200, '', { ETag: '"one"' });
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    const found = objects.get(key);
    return found ? answer(200, found) : fail(404, 'NoSuchKey');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    seen,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
