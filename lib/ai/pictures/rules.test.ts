import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { altOf, pictureCalled, picturesLeft, picturesOf, pictureTool } from './rules';

const TARA = picturesOf({ name: 'Tara', imagePath: '/companions/tara.svg' }, 'romantic');
const NAME = 'share_picture';
const call = (args: string, name = NAME) => ({ name, args });

describe('the tool', () => {
  test('offers exactly the pictures there are, each with what it shows', () => {
    const tool = pictureTool(TARA);
    expect(tool?.name).toBe(NAME);
    expect(tool?.parameters).toMatchObject({
      properties: { picture: { enum: ['sunset-sea', 'flower-garden', 'star-night'] } },
      required: ['picture'],
    });
    expect(JSON.stringify(tool)).toContain('by the sea at sunset');
    expect(pictureTool([])).toBeNull();
  });

  test('is for what a person does not have yet, and for none once two came today', () => {
    const [first, second] = TARA.map((one) => one.src);
    const left = (pictures: (string | undefined)[], today: number) =>
      picturesLeft(TARA, { pictures: pictures.map((one) => one ?? ''), today }).map((one) => one.slug);
    expect(left([], 0)).toHaveLength(3);
    expect(left([first], 1)).toEqual(['flower-garden', 'star-night']);
    expect(left([first, second], 0)).toEqual(['star-night']);
    expect(left([first, second], 2)).toEqual([]);
  });
});

describe('a call', () => {
  test.each([
    ['a known picture', [call('{"picture":"star-night"}')], 'star-night', ''],
    ['a caption', [call('{"picture":"star-night","caption":"For you"}')], 'star-night', 'For you'],
    ['a caption that is no text', [call('{"picture":"star-night","caption":7}')], 'star-night', ''],
    [
      'the first of two',
      [call('{"picture":"star-night"}'), call('{"picture":"sunset-sea"}')],
      'star-night',
      '',
    ],
    [
      'the first that there is',
      [call('{"picture":"nude"}'), call('{"picture":"sunset-sea"}')],
      'sunset-sea',
      '',
    ],
  ])('%s', (_, calls, slug, caption) => {
    const called = pictureCalled(calls, TARA);
    expect(called?.picture.slug).toBe(slug);
    expect(called?.caption).toBe(caption);
  });

  test.each([
    ['unknown', [call('{"picture":"nude"}')]],
    ['an address', [call('{"picture":"https://evil.example/x.png"}')]],
    ['malformed', [call('{"picture":"star-ni')]],
    ['no object', [call('null'), call('"star-night"'), call('[]')]],
    ['of another tool', [call('{"picture":"star-night"}', 'run_shell')]],
    ['none', []],
  ])('brings no picture: %s', (_, calls) => expect(pictureCalled(calls, TARA)).toBeNull());

  test('of a companion that may share none brings none', () => {
    expect(pictureCalled([call('{"picture":"star-night"}')], [])).toBeNull();
  });

  test('never brings anything but one of the pictures offered, whatever is written in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (args, name) => {
        const called = pictureCalled([call(args), call(args, name)], TARA);
        expect(called === null || TARA.includes(called.picture)).toBe(true);
      }),
    );
  });
});

test('a picture that is none of ours has no words', () => {
  expect(altOf('https://elsewhere.example/x.svg')).toBeNull();
  expect(altOf('/pictures/tara--sunset-sea.svg')).toMatch(/^Illustration: /);
});
