import { expect, test } from 'vitest';
import { addressList, clientAddress } from './address';

const from = (forwarded?: string, address: string | null = '10.0.0.9') => {
  const headers = new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {});
  return { address, header: (name: string) => headers.get(name) };
};

test('a client cannot choose its address when no proxy is trusted', () => {
  expect(clientAddress(from('1.2.3.4'), 0)).toBe('10.0.0.9');
});

test('with one trusted proxy only the entry it wrote counts', () => {
  expect(clientAddress(from('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4');
});

test('with two, the one the outer proxy wrote', () => {
  expect(clientAddress(from('6.6.6.6, 1.2.3.4, 172.16.0.1'), 2)).toBe('1.2.3.4');
});

test('the socket counts when a proxy wrote nothing', () => {
  expect(clientAddress(from(), 1)).toBe('10.0.0.9');
});

test('behind Next an address is unknown, whatever the client says about it', () => {
  expect(clientAddress(from('1.2.3.4', null), 0)).toBe('unknown');
});

test.each([
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
])('%s in a header is the address %s', (entry, address) => {
  expect(clientAddress(from(`6.6.6.6, ${entry}`), 1)).toBe(address);
});

test.each(['unknown', 'me', '1.2.3', '1.2.3.4.5', '1.2.3.4:', 'a'.repeat(5_000), '"><script>'])(
  'what is no address counts for nothing: %#',
  (entry) => {
    expect(clientAddress(from(entry), 1)).toBe('10.0.0.9');
  },
);

test('a list knows single addresses and ranges, also when an IPv4 address comes as IPv6', () => {
  const isIn = addressList(['10.0.0.0/8', '192.0.2.1', 'fc00::/7', '::1']);
  expect(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.1', 'fd00::7', '::1'].map(isIn)).toEqual(
    Array(5).fill(true),
  );
  expect(['11.0.0.1', '192.0.2.2', '2001:db8::1', 'unknown', '', null].map(isIn)).toEqual(
    Array(6).fill(false),
  );
});

test.each(['proxy', '10.0.0.0/', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', ''])(
  '%s is no entry',
  (entry) => {
    expect(() => addressList([entry])).toThrow();
  },
);
