import type { ContentFile, ContentProblem } from './content-file';

/** A valid file with the path of its item, `<group>/<category>/<id>`. */
export interface PlacedFile {
  file: string;
  path: string;
  content: ContentFile;
}

/** Finds former addresses that are still in use, or that two items claim. */
export function checkFormerAddresses(files: readonly PlacedFile[]): ContentProblem[] {
  const present = new Set(files.map(({ path }) => path));
  const owners = new Map<string, string>();
  return files.flatMap(({ file, path, content }) =>
    (content.frontMatter.movedFrom ?? []).flatMap((former) => {
      const owner = owners.get(former) ?? path;
      owners.set(former, owner);
      const problem = (reason: string) => [
        { file, line: content.lineOf('movedFrom'), reason: `movedFrom: ${reason}` },
      ];
      if (present.has(former)) return problem(`${former} exists; a former address must be free`);
      return owner === path ? [] : problem(`${owner} already moved from ${former}`);
    }),
  );
}
