/** Why a file is refused. */
export type FileProblem = 'too-large' | 'wrong-type' | 'too-many' | 'empty' | 'duplicate';

export interface FileLimits {
  /** Media types (`image/jpeg`) or extensions (`.pdf`). Any file by default. */
  accept?: readonly string[];
  /** Limit of each file. */
  maxBytes?: number;
  maxFiles?: number;
}

export type FileFacts = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

export interface RefusedFile<T> {
  file: T;
  problem: FileProblem;
}

/**
 * Checks added files against the limits and the files already chosen. Early feedback only: the server checks the content.
 * If the limit is one file, a new file replaces the old one.
 */
export function checkFiles<T extends FileFacts>(kept: readonly T[], added: readonly T[], limits: FileLimits) {
  const taken: T[] = limits.maxFiles === 1 && added.length === 1 ? [] : [...kept];
  const refused: RefusedFile<T>[] = [];
  for (const file of added) {
    const problem = problemOf(file, taken, limits);
    if (problem) refused.push({ file, problem });
    else taken.push(file);
  }
  // keep the old file if its replacement is refused
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

/** Identifies a file in a list. */
export function fileKey({ name, size, lastModified }: FileFacts): string {
  return `${name}/${size}/${lastModified}`;
}
