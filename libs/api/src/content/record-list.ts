import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { ContentError, type ContentProblem, describeIssue, parseYaml } from './content-file';

/** Files of the content folder that contain a list of records. */
export const recordFiles = [
  'announcements.yaml',
  'alerts.yaml',
  'found-items.yaml',
  'places.yaml',
  'search-pages.yaml',
  'sources.yaml',
] as const;

export interface RecordList<T> {
  /** Undefined if the file is not a valid list. The records of the last import then stay. */
  records: T[] | undefined;
  problems: ContentProblem[];
  /** Line of the record with this id. */
  lineOf: (id: string) => number;
}

/**
 * Reads a YAML list of records. Invalid and duplicate records are reported with their line and skipped. A missing file
 * is an empty list.
 */
export async function readRecordList<Schema extends z.ZodType<{ id: string }>>(
  folder: string,
  file: (typeof recordFiles)[number],
  schema: Schema,
): Promise<RecordList<z.output<Schema>>> {
  const problems: ContentProblem[] = [];
  const lines = new Map<string, number>();
  const lineIn = (id: string) => lines.get(id) ?? 1;
  const fail = (line: number, reason: string) => {
    problems.push({ file, line, reason });
    return { records: undefined, problems, lineOf: lineIn };
  };
  try {
    const source = await readFile(path.join(folder, file), 'utf8');
    const { value, lineOf } = parseYaml(file, source);
    if (!Array.isArray(value)) return fail(1, 'must be a list');
    const records = value.flatMap((record: unknown, index) => {
      const leaveOut = (problem: { line: number; reason: string }) => {
        problems.push({ file, ...problem });
        return [];
      };
      const { data, error } = schema.safeParse(record);
      if (error) return leaveOut(describeIssue(error, (at) => lineOf([index, ...at])));
      const { id } = data;
      const line = lineOf([index, 'id']);
      if (lines.has(id)) return leaveOut({ line, reason: `id: duplicate id ${id}` });
      lines.set(id, line);
      return [data];
    });
    return { records, problems, lineOf: lineIn };
  } catch (error) {
    if (error instanceof ContentError) return fail(error.problem.line, error.problem.reason);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { records: [], problems, lineOf: lineIn };
    throw error;
  }
}
