import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { categoryGroup, type CategoryGroup } from '@raang/domain';
import { z } from 'zod';
import { ContentError, describeIssue, parseYaml } from './content-file';
import { ContentFolderError } from './content-folder-error';

export const tableOfContents = 'categories.yaml';

/**
 * Reads the groups with their categories, in the order of the site's navigation. Returns at least one group.
 * @throws ContentFolderError if the file is missing, empty or invalid: the import would mark all content as removed
 */
export async function readTableOfContents(folder: string): Promise<CategoryGroup[]> {
  const file = path.join(folder, tableOfContents);
  const refuse = (line: number, reason: string) => new ContentFolderError(`${file}:${line} ${reason}`);
  const source = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ContentFolderError(error.code === 'ENOENT' ? `${file} does not exist` : error.message);
  });
  const { value, lineOf } = parse(source, refuse);
  if (!Array.isArray(value) || value.length === 0) throw refuse(1, 'must be a list of at least one group');
  const { data: groups, error } = z.array(categoryGroup).safeParse(value);
  if (error) {
    const { line, reason } = describeIssue(error, lineOf);
    throw refuse(line, reason);
  }
  const repeated = firstRepeated(groups);
  if (repeated) throw refuse(lineOf(repeated.path), `duplicate category ${repeated.name}`);
  return groups;
}

function parse(source: string, refuse: (line: number, reason: string) => Error) {
  try {
    return parseYaml(tableOfContents, source);
  } catch (error) {
    throw error instanceof ContentError ? refuse(error.problem.line, error.problem.reason) : error;
  }
}

/** Finds the first group or category whose name is already in use. */
function firstRepeated(groups: CategoryGroup[]): { name: string; path: PropertyKey[] } | undefined {
  const names = groups.flatMap(({ slug, categories }, group) => [
    { name: slug, path: [group, 'slug'] },
    ...categories.map((category, index) => ({
      name: `${slug}/${category.slug}`,
      path: [group, 'categories', index, 'slug'],
    })),
  ]);
  return names.find(({ name }, index) => names.findIndex((other) => other.name === name) < index);
}
