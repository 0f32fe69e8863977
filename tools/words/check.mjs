// Refuses words that pages do not use, with file, line and what to write instead.
import path from 'node:path';
import { pageTexts } from './page-texts.mjs';
import { refusedWords } from './house-words.mjs';

const root = path.join(import.meta.dirname, '../..');
const problems = pageTexts(root).flatMap(({ file, line, text }) =>
  refusedWords(text, 'pages').map(
    ({ word, better }) => `${file}:${line} instead of "${word}" write ${better}`,
  ),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
