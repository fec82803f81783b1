import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
const page = readFileSync(`${import.meta.dirname}/../../docs/running.md`, 'utf8');

const section = (title: string) => page.split(`## ${title}`)[1]?.split(/\n###? /)[0] ?? '';

/** Commands of the page that the trial cannot take as they stand, and why. */
const OTHERWISE: readonly RegExp[] = [
  // Asks for a password at a terminal.
  /^createuser --pwprompt/,
  // Stands with a password that is made up.
  /^CREATE ROLE web/,
  // Asks an authority that the machine does not reach.
  /^certbot /,
  // The way back is taken to a release that the trial was given.
  /^sh deploy\.sh/,
  // Is part of a longer line there.
  /^set -a/,
];
const COMMAND = /^(useradd|mkdir|node|cp|createuser|createdb|CREATE|systemctl|certbot|nginx|sh|set) /;

test('the trial takes every step of the page, in the page’s own words', () => {
  const steps = section('On a host')
    .split('\n')
    .filter((line) => /^(\d\.| {3})/.test(line));
  const commands = steps
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text))
    .filter((text) => COMMAND.test(text) && !OTHERWISE.some((pattern) => pattern.test(text)));
  const script = read('host-steps.sh');
  expect(commands.length).toBeGreaterThan(12);
  expect(commands.filter((text) => !script.includes(text))).toEqual([]);
});

test('so does that of the containers', () => {
  const commands = section('With containers').match(/docker compose [^`\n]+/g) ?? [];
  // A person looks at a list, and has a terminal.
  const tried = commands.filter((text) => !/^docker compose (ps|exec)/.test(text));
  expect(tried.length).toBeGreaterThan(5);
  expect(tried.filter((text) => !read('containers.sh').includes(text))).toEqual([]);
});

test.each(['host.sh', 'host-steps.sh', 'containers.sh'])('%s is read by a plain shell', (name) => {
  expect(execFileSync('sh', ['-n', `${import.meta.dirname}/${name}`], { encoding: 'utf8' })).toBe('');
});
