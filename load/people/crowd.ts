import { once } from 'node:events';
import { launch } from '../../dev/processes/children.mjs';
import { inProject } from '../../dev/project.mjs';
import type { Crowd } from './process';
import type { News } from './sample';

/** Lets people use the product. @returns when the last has left */
export function letLive(crowd: Crowd, hear: (news: News) => void) {
  const child = launch(process.execPath, ['--import', 'tsx', inProject('load/people/process.ts')], {
    cwd: inProject(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', hear);
  child.send(crowd);
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error('The process of the people ended early.');
  });
  return { pid: child.pid ?? 0, ended };
}
