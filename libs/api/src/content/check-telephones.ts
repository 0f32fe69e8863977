import type { ContentFile, ContentProblem } from './content-file';
import type { TextFile } from './content-folder';

/** A Thai landline, as texts write it. */
const landline = /(?<![\d-])0 \d{4} \d{4}(?!\d)/g;

/** Finds telephone numbers that no contact point has: a number is typed in many texts, and changes in all of them or in none. */
export function checkTelephones(texts: readonly (TextFile & { content: ContentFile })[]): ContentProblem[] {
  const known = new Set(
    texts.flatMap(({ content: { frontMatter } }) =>
      frontMatter.kind === 'contact-point' ? (frontMatter.telephone ?? []) : [],
    ),
  );
  // a folder without contact points has nothing to compare with
  if (known.size === 0) return [];
  return texts.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line, index) =>
      (line.match(landline) ?? [])
        .filter((number) => !known.has(number))
        .map((number) => ({
          file,
          line: index + 1,
          reason: `${number} is of no contact point: write one of ${[...known].join(', ')}, or add its contact point`,
        })),
    ),
  );
}
