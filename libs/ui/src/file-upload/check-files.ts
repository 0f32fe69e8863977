/** Why a file cannot be taken. */
export type FileProblem = 'too-large' | 'wrong-type' | 'too-many' | 'empty' | 'duplicate';

export interface FileLimits {
  /** Media types (`image/jpeg`) or endings (`.pdf`); any file without it. */
  accept?: readonly string[];
  /** Of one file. */
  maxBytes?: number;
  maxFiles?: number;
}

export type FileFacts = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

export interface RefusedFile<T> {
  file: T;
  problem: FileProblem;
}

/**
 * What of the added files can be taken beside those that are there, in their order. A first help for the person: the
 * server looks at the content, not at names and types. Where only one file is wanted, a new one replaces it.
 */
export function checkFiles<T extends FileFacts>(kept: readonly T[], added: readonly T[], limits: FileLimits) {
  const taken: T[] = limits.maxFiles === 1 && added.length === 1 ? [] : [...kept];
  const refused: RefusedFile<T>[] = [];
  for (const file of added) {
    const problem = problemOf(file, taken, limits);
    if (problem) refused.push({ file, problem });
    else taken.push(file);
  }
  // the one file stays where its successor is no good
  return { taken: taken.length > 0 ? taken : [...kept], refused };
}

function problemOf(
  file: FileFacts,
  taken: readonly FileFacts[],
  limits: FileLimits,
): FileProblem | undefined {
  const { accept, maxBytes = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY } = limits;
  if (accept && !accept.some((kind) => isOfKind(file, kind))) return 'wrong-type';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'too-large';
  if (taken.some((other) => fileKey(other) === fileKey(file))) return 'duplicate';
  return taken.length >= maxFiles ? 'too-many' : undefined;
}

function isOfKind({ name, type }: FileFacts, kind: string) {
  return kind.startsWith('.') ? name.toLowerCase().endsWith(kind.toLowerCase()) : type === kind;
}

/** Tells files of one list apart. */
export function fileKey({ name, size, lastModified }: FileFacts): string {
  return `${name}/${size}/${lastModified}`;
}
