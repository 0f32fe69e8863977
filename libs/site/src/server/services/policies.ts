import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseTextFile, renderMarkdown } from '@raang/api';
import { calendarDate, type Locale } from '@raang/domain';
import type { PolicyName, PolicyText } from '@raang/views';
import { z } from 'zod';
import { inApp } from './folders';

const frontMatter = z.strictObject({
  title: z.string().min(1),
  /** Shown under the title, in search results and in previews. */
  summary: z.string().min(1).max(320),
  updatedOn: calendarDate,
});

/** Folder of the policies, `<name>.<locale>.md` each; read at run time, like the content. */
export const policiesFolder = () => inApp('policies');

/** Parsed files with their source text: a file is parsed again only if its text changed. */
const known = new Map<string, { source: string; policy: PolicyText }>();

/** @throws ContentError if the text is invalid; the site's tests read every file */
export async function readPolicy(name: PolicyName, locale: Locale): Promise<PolicyText> {
  const file = `${name}.${locale}.md`;
  const source = await readFile(path.join(policiesFolder(), file), 'utf8');
  const before = known.get(file);
  if (before?.source === source) return before.policy;
  const { frontMatter: facts, body } = parseTextFile(file, source, frontMatter);
  const policy = { name, ...facts, bodyHtml: renderMarkdown(body) };
  known.set(file, { source, policy });
  return policy;
}
