import { expect, test } from 'vitest';
import { namesOf } from './rules';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

test('a user agent names browser, system and kind of device', () => {
  expect(namesOf(PHONE)).toEqual({
    browserName: 'Chrome',
    browserVersion: '131.0.0.0',
    osName: 'Android',
    osVersion: '14',
    deviceType: 'mobile',
  });
  expect(namesOf(DESKTOP)).toMatchObject({
    browserName: 'Firefox',
    osName: 'Windows',
    deviceType: 'desktop',
  });
});

test('what it does not tell is null', () => {
  expect(namesOf('curl/8.0')).toMatchObject({ osName: null, deviceType: 'desktop' });
  for (const nothing of ['', null, undefined]) expect(namesOf(nothing).deviceType).toBeNull();
});
