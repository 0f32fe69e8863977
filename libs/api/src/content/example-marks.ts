import type { ContentFile, ContentProblem } from './content-file';
import type { TextFile } from './content-folder';
import { namesItselfExample } from './example-cues';

/** Telephone numbers as pages write them, and e-mail addresses. */
const reachesPeople = /(?<![\d-])0 \d{3,4} \d{4}(?!\d)|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/;

/** Finds an example without its mark, and a way to reach a real office beside a marked one. */
export function checkExamples({
  file,
  source,
  content,
}: TextFile & { content: ContentFile }): ContentProblem[] {
  const isMarked = content.frontMatter.example;
  const text = isMarked ? reachesPeople.exec(source)?.[0] : namesItselfExample(source);
  if (text === undefined) return [];
  const line = source.slice(0, source.indexOf(text)).split('\n').length;
  const reason = isMarked
    ? `"${text}" stands beside an example, about which nobody can ask: leave it out`
    : `"${text}" says that this is an example: add \`example: true\``;
  return [{ file, line, reason }];
}
