import { type ContentFrontMatter, contentFrontMatter, isLocale, type Locale } from '@raang/domain';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** Why a file was left out of the import. */
export interface ContentProblem {
  /** Path inside the content folder. */
  file: string;
  /** Counted from 1. */
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

export interface TextFileContent<FrontMatter> {
  frontMatter: FrontMatter;
  /** Markdown. */
  body: string;
  /** The line on which a front-matter field stands, for messages about it. */
  lineOf: (field: string) => number;
}
export type ContentFile = TextFileContent<ContentFrontMatter>;

/** Reads `<group>/<category>/<id>.<locale>.md`; undefined for any other path. */
export function parseContentPath(file: string): ContentFileAddress | undefined {
  const match = /^([a-z0-9-]+)\/([a-z0-9-]+)\/([a-z0-9-]+)\.([a-z]+)\.md$/.exec(file);
  const [, group, category, id, locale] = match ?? [];
  return group && category && id && isLocale(locale) ? { group, category, id, locale } : undefined;
}

/** @throws ContentError naming the line of the first thing that is wrong */
export function parseContentFile(file: string, source: string): ContentFile {
  return parseTextFile(file, source, contentFrontMatter);
}

/**
 * Reads front matter and Markdown.
 * @param schema what the front matter must be
 * @throws ContentError naming the line of the first thing that is wrong
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
 * Parses YAML and keeps where everything stands.
 * @param linesBefore lines of the file that come before the YAML
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

/** The first issue as a line and a sentence. */
export function describeIssue(error: z.ZodError, lineOf: (path: readonly PropertyKey[]) => number) {
  const issue = error.issues[0]!;
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
  return { line: lineOf(path), reason: `${path.join('.') || 'front matter'}: ${issue.message}` };
}

function firstLine(message: string): string {
  return message.split('\n')[0]!.replace(/ at line \d+.*$/, '');
}
