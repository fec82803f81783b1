import { expect, test } from 'vitest';
import { isHomeNetwork, neighbourhoodOf, networkOf } from './network';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24', false],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24', false],
  ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.0/24', false],
  ['2409:4063:2e1a:9b00:1::9', '2409:4063:2e1a:9b00::/64', '2409:4063:2e1a::/48', true],
  ['2409:4063:2e1a:9b00:ffff:ffff:ffff:ffff', '2409:4063:2e1a:9b00::/64', '2409:4063:2e1a::/48', true],
  ['2001:DB8::1', '2001:db8:0:0::/64', '2001:db8:0::/48', true],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48', true],
  ['::1', '0:0:0:0::/64', '0:0:0::/48', true],
  ['unknown', 'unknown', 'unknown', false],
  ['', '', '', false],
])('%s is in %s and %s', (address, network, neighbourhood, isHome) => {
  expect(networkOf(address)).toBe(network);
  expect(neighbourhoodOf(address)).toBe(neighbourhood);
  expect(isHomeNetwork(address)).toBe(isHome);
});
