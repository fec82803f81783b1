// The work of `npm run content:check`: the build's own check of content/ (build/check-content.ts), and what only an editor would
// refuse. Prints each text in numbers, then every mistake, and exits 1 when there is one.
import { judgeContent } from '@/lib/content/service';
import { judgeHindi } from '@/lib/content/translation/service';

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

Promise.all([judgeContent(today), judgeHindi()])
  .then(([{ mistakes: ofEnglish, texts }, { mistakes: ofHindi, translations }]) => {
    const mistakes = [...ofEnglish, ...ofHindi];
    for (const { slug, words, minutes, sources, oldestLook } of texts)
      console.log(
        `${String(words).padStart(5)} words  ${String(minutes).padStart(2)} min  ${sources} sources, the oldest look ${oldestLook}  ${slug}`,
      );
    for (const { slug, words, part } of translations)
      console.log(`${String(words).padStart(5)} words in Hindi, ${part} % of the original’s  ${slug}`);
    for (const mistake of mistakes) console.error(mistake);
    console.log(`${texts.length} texts, ${translations.length} in Hindi, ${mistakes.length} mistakes.`);
    process.exitCode = mistakes.length > 0 ? 1 : 0;
  })
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
