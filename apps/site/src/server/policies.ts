import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseTextFile, renderMarkdown } from '@raang/api';
import { calendarDate, type Locale } from '@raang/domain';
import type { PolicyName, PolicyText } from '@raang/views';
import { z } from 'zod';
import { siteFolder } from './folders';

const frontMatter = z.strictObject({
  title: z.string().min(1),
  /** Stands under the title, and where the page is found or shared. */
  summary: z.string().min(1).max(320),
  updatedOn: calendarDate,
});

/** Where the policies lie, `<name>.<locale>.md` each; like the content, read while the site runs. */
export const policiesFolder = path.join(siteFolder, 'policies');

/** What was made of each file, with the text that it was made of: nearly always it still says the same. */
const known = new Map<string, { source: string; policy: PolicyText }>();

/** @throws ContentError when the text is broken; the site's tests read every one of them */
export async function readPolicy(name: PolicyName, locale: Locale): Promise<PolicyText> {
  const file = `${name}.${locale}.md`;
  const source = await readFile(path.join(policiesFolder, file), 'utf8');
  const before = known.get(file);
  if (before?.source === source) return before.policy;
  const { frontMatter: facts, body } = parseTextFile(file, source, frontMatter);
  const policy = { name, ...facts, bodyHtml: renderMarkdown(body) };
  known.set(file, { source, policy });
  return policy;
}
