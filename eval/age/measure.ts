/*
 * How well ages are read in a file of `label TAB language TAB message`, where the label is minor, adult or other:
 * `node --import tsx eval/age/measure.ts FILE`. Prints counts only, so that a file nobody has looked at stays so;
 * `--show` prints the messages that were read otherwise than labelled, after which the file is one for training.
 */
import { readFileSync } from 'node:fs';
import { type AgeReading, readAge } from '@/lib/safety/age/rules';

type Message = { label: string; language: string; text: string; read: AgeReading };

function messagesOf(file: string): Message[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [label = '', language = '', text = ''] = line.split('\t');
      return { label, language, text, read: readAge(text) };
    });
}

function print(what: string, messages: readonly Message[]): void {
  const count = (read: AgeReading) => messages.filter((message) => message.read === read).length;
  console.log(
    `${what.padEnd(18)} ${String(messages.length).padStart(4)} messages: minor ${count('minor')}, doubtful ${count('doubtful')}, adult ${count('adult')}, nothing ${count(null)}`,
  );
}

const isMisread = ({ label, read }: Message) =>
  label === 'minor' ? read !== 'minor' : read === 'minor' || read === 'doubtful';

const [file] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (file === undefined) throw new Error('Which file? node --import tsx eval/age/measure.ts FILE [--show]');
const messages = messagesOf(file);
for (const label of new Set(messages.map((message) => message.label))) {
  const labelled = messages.filter((message) => message.label === label);
  print(label, labelled);
  for (const language of new Set(labelled.map((message) => message.language)))
    print(
      `  ${language}`,
      labelled.filter((message) => message.language === language),
    );
}
if (process.argv.includes('--show'))
  for (const message of messages.filter(isMisread))
    console.log(`${message.label}\t${message.read}\t${message.language}\t${message.text}`);
