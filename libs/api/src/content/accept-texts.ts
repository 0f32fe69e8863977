import { unknownSource } from './check-sources';
import { firstDifference } from './content-facts';
import { ContentError, type ContentFile, type ContentProblem, parseContentFile } from './content-file';
import type { ContentFolder, TextFile } from './content-folder';

/** A valid content file. */
export interface AcceptedText extends ContentFile {
  text: TextFile;
}

/**
 * Validates the files of one item, one per language. An invalid file is reported and ignored, and so is a file whose
 * facts differ from those of the first file.
 */
export function acceptTexts(
  files: TextFile[],
  folder: ContentFolder,
): { accepted: AcceptedText[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const [first, ...others] = files.flatMap((file) => understand(file, folder, problems));
  if (!first) return { accepted: [], problems };
  const agreeing = others.filter((other) => {
    const field = firstDifference(first.frontMatter, other.frontMatter);
    if (!field) return true;
    const reason = `${field}: differs from ${first.text.file}`;
    problems.push({ file: other.text.file, line: other.lineOf(field), reason });
    return false;
  });
  return { accepted: [first, ...agreeing], problems };
}

function understand(
  text: TextFile,
  { media, documents, sources }: ContentFolder,
  problems: ContentProblem[],
): AcceptedText[] {
  try {
    const content = parseContentFile(text.file, text.source);
    const { frontMatter, lineOf } = content;
    const report = (field: string, reason: string) =>
      problems.push({ file: text.file, line: lineOf(field), reason: `${field}: ${reason}` });
    const { picture } = frontMatter;
    if (picture && !media.has(picture))
      report('picture', `media/${picture} does not exist; the item has no picture`);
    const missing = frontMatter.kind === 'document' && frontMatter.files.find((name) => !documents.has(name));
    if (missing) {
      report('files', `documents/${missing} does not exist`);
      return [];
    }
    const unknown = unknownSource(frontMatter, sources);
    if (unknown) {
      report(unknown.field, unknown.reason);
      return [];
    }
    return [{ text, ...content }];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(error.problem);
    return [];
  }
}
