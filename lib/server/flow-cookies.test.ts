import { describe, expect, it } from 'vitest';
import { clearFlowCookies, flowCookies, resultCookieLine, withoutSession } from './flow-cookies';

const PLAIN = 'http://localhost:3000';
const HTTPS = 'https://saathi.example';

describe('the cookies of the way to Google', () => {
  const header =
    'saathi_visitor=x; next-auth.state=a%3Db; __Secure-next-auth.session-token.1=y; not-next-auth.state=z; broken';

  it('are told from all others, and decoded', () => {
    expect(flowCookies(header)).toEqual({
      'next-auth.state': 'a=b',
      '__Secure-next-auth.session-token.1': 'y',
    });
    expect(flowCookies(null)).toEqual({});
    expect(flowCookies('next-auth.state=%E0%A4%A')).toEqual({ 'next-auth.state': '%E0%A4%A' });
  });

  it('go away by the attributes they came with', () => {
    expect(clearFlowCookies(header, PLAIN)).toEqual([
      'next-auth.state=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      '__Secure-next-auth.session-token.1=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ]);
    for (const line of clearFlowCookies(header, HTTPS)) expect(line).toMatch(/; Secure$/);
  });

  it('never bring a session, whole or in pieces', () => {
    const kept = 'next-auth.state=1; Path=/';
    const session = ['next-auth.session-token=1', '__Secure-next-auth.session-token.0=2'];
    expect(withoutSession([kept, ...session])).toEqual([kept]);
  });

  it('tell each result apart from the one before', () => {
    expect(resultCookieLine('failed', PLAIN)).toMatch(/^saathi_sign_in=failed-[\w-]{36}; .*SameSite=Lax$/);
    expect(resultCookieLine('failed', PLAIN)).not.toBe(resultCookieLine('failed', PLAIN));
    expect(resultCookieLine('failed', HTTPS)).toMatch(/; Secure$/);
  });
});
