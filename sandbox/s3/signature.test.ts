import { expect, test } from 'vitest';
import { type Asked, sha256, signatureOf, whyNotSigned } from './signature';

/** Key, moment and answers of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, "Examples". */
const ACCESS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const MOMENT = '20130524T000000Z';
const NOW = Date.UTC(2013, 4, 24);
const usual = {
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-date': MOMENT,
  'x-amz-content-sha256': sha256(''),
};

const EXAMPLES: [name: string, asked: Asked, signature: string][] = [
  [
    'GET Object',
    { method: 'GET', target: '/test.txt', headers: { ...usual, range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT Object',
    {
      method: 'PUT',
      target: '/test$file.text',
      headers: {
        ...usual,
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': sha256('Welcome to Amazon S3.'),
      },
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET Bucket Lifecycle',
    { method: 'GET', target: '/?lifecycle', headers: usual },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'Get Bucket (List Objects)',
    { method: 'GET', target: '/?max-keys=2&prefix=J', headers: usual },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
];

const authorization = (signed: readonly string[], signature: string, access = ACCESS) =>
  `AWS4-HMAC-SHA256 Credential=${access.accessKeyId}/20130524/${access.region}/s3/aws4_request,SignedHeaders=${signed.join(';')},Signature=${signature}`;

test.each(EXAMPLES)(
  'Amazon’s example "%s" has the signature that its documentation says',
  (_, asked, signature) => {
    const signed = Object.keys(asked.headers).sort();
    expect(signatureOf(asked, ACCESS, { signed, moment: MOMENT })).toBe(signature);
    const headers = { ...asked.headers, authorization: authorization(signed, signature) };
    expect(whyNotSigned({ ...asked, headers }, ACCESS, NOW)).toBeUndefined();
  },
);

test('what was changed on its way, is late, or was signed by somebody else is refused by the names of S3', () => {
  const signed = Object.keys(usual).sort();
  const asked = { method: 'GET', target: '/?lifecycle', headers: usual };
  const signature = signatureOf(asked, ACCESS, { signed, moment: MOMENT });
  const code = (change: Partial<Asked>, given = authorization(signed, signature), now = NOW) =>
    whyNotSigned(
      { ...asked, ...change, headers: { ...usual, ...change.headers, authorization: given } },
      ACCESS,
      now,
    )?.code;
  expect(code({})).toBeUndefined();
  expect(code({ target: '/?policy' })).toBe('SignatureDoesNotMatch');
  expect(code({ method: 'DELETE' })).toBe('SignatureDoesNotMatch');
  expect(code({ headers: { 'x-amz-content-sha256': sha256('else') } })).toBe('SignatureDoesNotMatch');
  expect(code({ headers: { 'x-amz-acl': 'public-read' } })).toBe('AccessDenied');
  expect(code({}, authorization(signed.slice(1), signature))).toBe('AccessDenied');
  expect(code({}, undefined, NOW + 16 * 60_000)).toBe('RequestTimeTooSkewed');
  expect(code({}, authorization(signed, signature, { ...ACCESS, accessKeyId: 'other' }))).toBe(
    'InvalidAccessKeyId',
  );
  expect(code({}, authorization(signed, signature, { ...ACCESS, region: 'eu-west-1' }))).toBe(
    'AuthorizationHeaderMalformed',
  );
  expect(code({}, 'Bearer key')).toBe('AuthorizationHeaderMalformed');
  expect(whyNotSigned(asked, ACCESS, NOW)?.code).toBe('AccessDenied');
});
