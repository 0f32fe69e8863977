import type { ContentFile, ContentProblem } from './content-file';
import type { TextFile } from './content-folder';

interface ExampleText extends TextFile {
  content: ContentFile;
}

/** How a text says that it is invented: then it needs the mark, which every page, list and feed shows. */
const invented = [
  /\b(illustrative|specimens?|made[- ]up|invented|is an example|are examples)\b|\(example\)/i,
  /แต่งขึ้น|สมมติ|(เป็น|คือ)ตัวอย่าง|\(ตัวอย่าง\)/,
];

/** Telephone numbers as pages write them, and e-mail addresses. */
const reachesPeople = /(?<![\d-])0 \d{3,4} \d{4}(?!\d)|[\w.+-]+@[\w-]+\.[\w.]+/;

/**
 * Finds what makes an example look real, line by line: a way to reach a real office beside it, and examples that say so
 * in their text without the mark.
 */
export function checkExamples({ file, source, content }: ExampleText): ContentProblem[] {
  const { example } = content.frontMatter;
  return source.split('\n').flatMap((text, index) => {
    const problem = (reason: string) => [{ file, line: index + 1, reason }];
    const [words] = invented.map((pattern) => pattern.exec(text)?.[0]).filter((found) => found !== undefined);
    if (words)
      return problem(
        example
          ? `"${words}": an example is marked on its page; leave these words out`
          : `"${words}": write "example: true" into the front matter, and leave these words out`,
      );
    const way = example ? reachesPeople.exec(text)?.[0] : undefined;
    return way ? problem(`"${way}": nobody can ask an office about an example; leave it out`) : [];
  });
}
