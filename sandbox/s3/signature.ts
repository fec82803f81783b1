import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Who may ask, and where the bucket is. */
export type Access = { accessKeyId: string; secretAccessKey: string; region: string };

/** A request as it came over the wire. */
export type Asked = {
  method: string;
  /** Path and query, not decoded. */
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

export type Refusal = { status: 400 | 403; code: string; message: string };

/** ms that a clock may differ: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html, RequestTimeTooSkewed. */
const SKEW_MS = 15 * 60_000;
const HEAD =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,\s]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const MOMENT = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

export const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest();

/** "UriEncode" of the documentation: all but the unreserved signs of RFC 3986, in capitals. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A path is encoded once, part by part; S3 alone does not tidy it up before. */
const canonicalPath = (path: string) =>
  path
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');

const canonicalQuery = (query: string) =>
  query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value))}`;
    })
    .sort()
    .join('&');

/**
 * The signature of a request whose payload has a hash.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 * @param signed names of the headers that are signed
 * @param moment as in `x-amz-date`
 */
export function signatureOf(
  { method, target, headers }: Asked,
  { secretAccessKey, region }: Access,
  { signed, moment }: { signed: readonly string[]; moment: string },
): string {
  const [path = '/', query = ''] = target.split(/\?(.*)/s);
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`);
  const canonical = [
    method,
    canonicalPath(path),
    canonicalQuery(query),
    lines.join(''),
    signed.join(';'),
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const day = moment.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')).toString('hex');
}

function timeOf(moment: string): number {
  const [, ...parts] = MOMENT.exec(moment) ?? [];
  const [year = Number.NaN, month = 1, day, hour, minute, second] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Why a request does not come from who may ask; undefined when it does. The codes are those of
 * https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html.
 */
export function whyNotSigned(asked: Asked, access: Access, now = Date.now()): Refusal | undefined {
  const { headers } = asked;
  const refuse = (status: Refusal['status'], code: string, message: string): Refusal => ({
    ...{ status, code, message },
  });
  if (headers.authorization === undefined) return refuse(403, 'AccessDenied', 'Access Denied');
  const [, keyId, day, region, names = '', given = ''] = HEAD.exec(String(headers.authorization)) ?? [];
  if (keyId === undefined)
    return refuse(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed');
  if (keyId !== access.accessKeyId) return refuse(403, 'InvalidAccessKeyId', 'There is no such key');
  if (region !== access.region)
    return refuse(
      400,
      'AuthorizationHeaderMalformed',
      `the region '${region}' is wrong; expecting '${access.region}'`,
    );
  const signed = names.split(';');
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (needed.some((name) => !signed.includes(name)))
    return refuse(403, 'AccessDenied', 'There were headers present in the request which were not signed');
  const moment = String(headers['x-amz-date']);
  if (!(Math.abs(timeOf(moment) - now) <= SKEW_MS) || moment.slice(0, 8) !== day)
    return refuse(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large',
    );
  const ours = signatureOf(asked, access, { signed, moment });
  if (timingSafeEqual(Buffer.from(ours), Buffer.from(given))) return undefined;
  return refuse(
    403,
    'SignatureDoesNotMatch',
    `The request signature we calculated does not match the signature you provided; the key was ${keyId}`,
  );
}
