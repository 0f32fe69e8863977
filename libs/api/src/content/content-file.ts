import { type ContentFrontMatter, contentFrontMatter, isLocale, type Locale } from '@raang/domain';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** A problem in a content file. */
export interface ContentProblem {
  /** Path relative to the content folder. */
  file: string;
  /** Starts at 1. */
  line: number;
  reason: string;
}

export class ContentError extends Error {
  constructor(readonly problem: ContentProblem) {
    super(`${problem.file}:${problem.line} ${problem.reason}`);
    this.name = 'ContentError';
  }
}

export interface ContentFileAddress {
  group: string;
  category: string;
  id: string;
  locale: Locale;
}

interface TextFileContent<FrontMatter> {
  frontMatter: FrontMatter;
  /** Markdown. */
  body: string;
  /** Line number of a front-matter field, for error messages. */
  lineOf: (field: string) => number;
}
export type ContentFile = TextFileContent<ContentFrontMatter>;

/** Parses `<group>/<category>/<id>.<locale>.md`. Returns undefined for any other path. */
export function parseContentPath(file: string): ContentFileAddress | undefined {
  const match = /^([a-z0-9-]+)\/([a-z0-9-]+)\/([a-z0-9-]+)\.([a-z]+)\.md$/.exec(file);
  const [, group, category, id, locale] = match ?? [];
  return group && category && id && isLocale(locale) ? { group, category, id, locale } : undefined;
}

/** @throws ContentError with the line of the first problem */
export function parseContentFile(file: string, source: string): ContentFile {
  return parseTextFile(file, source, contentFrontMatter);
}

/**
 * Parses a text file with front matter and Markdown.
 * @param schema schema of the front matter
 * @throws ContentError with the line of the first problem
 */
export function parseTextFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): TextFileContent<z.output<Schema>> {
  const fail = (line: number, reason: string) => new ContentError({ file, line, reason });
  const parts = /^---\r?\n([\s\S]*?\n)---\r?\n?([\s\S]*)$/.exec(source);
  if (!parts) throw fail(1, 'must begin with front matter between two lines of ---');
  const [, yaml = '', body = ''] = parts;
  const { value, lineOf } = parseYaml(file, yaml, 1);
  const result = schema.safeParse(value);
  if (!result.success) {
    const { line, reason } = describeIssue(result.error, lineOf);
    throw fail(line, reason);
  }
  const bodyLine = yaml.split('\n').length + 2;
  if (body.trim() === '') throw fail(bodyLine, 'has no text below its front matter');
  return { frontMatter: result.data, body, lineOf: (field) => lineOf([field]) };
}

/**
 * Parses YAML, and gives the line number of every value.
 * @param linesBefore number of lines before the YAML in the file
 * @throws ContentError
 */
export function parseYaml(file: string, yaml: string, linesBefore = 0) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  const [error] = document.errors;
  if (error) throw new ContentError({ file, line: lineAt(error.pos[0]), reason: firstLine(error.message) });
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  return { value: document.toJS() as unknown, lineOf };
}

/** Describes the first issue by line and reason. */
export function describeIssue(error: z.ZodError, lineOf: (path: readonly PropertyKey[]) => number) {
  const issue = error.issues[0]!;
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
  return { line: lineOf(path), reason: `${path.join('.') || 'front matter'}: ${issue.message}` };
}

function firstLine(message: string): string {
  return message.split('\n')[0]!.replace(/ at line \d.*$/, '');
}
