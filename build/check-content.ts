// The first step of a build: reads and checks everything written in content/, prints what is wrong with which file, and
// exits 1. `next build` would find the same a minute later, between the lines of a page's stack.
import { readContent } from '@/lib/content/service';
import { readHindi } from '@/lib/content/translation/service';

const read = async () => {
  await readContent();
  await readHindi();
};

read().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
