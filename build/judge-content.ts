// The work of `npm run content:check`: the build's own check of content/ (build/check-content.ts), and what only an editor would
// refuse. Prints each article in numbers, then every mistake, and exits 1 when there is one.
import { judgeContent } from '@/lib/content/service';

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

judgeContent(today)
  .then(({ mistakes, articles }) => {
    for (const { slug, words, minutes, sources, oldestLook } of articles)
      console.log(
        `${String(words).padStart(5)} words  ${String(minutes).padStart(2)} min  ${sources} sources, the oldest look ${oldestLook}  ${slug}`,
      );
    for (const mistake of mistakes) console.error(mistake);
    console.log(`${articles.length} articles, ${mistakes.length} mistakes.`);
    process.exitCode = mistakes.length > 0 ? 1 : 0;
  })
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
