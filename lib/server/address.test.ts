import { expect, test } from 'vitest';
import { clientAddress } from './address';

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
