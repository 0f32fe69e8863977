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

/** @throws ContentError when the text is broken; the site's tests read every one of them */
export async function readPolicy(name: PolicyName, locale: Locale): Promise<PolicyText> {
  const file = `${name}.${locale}.md`;
  const source = await readFile(path.join(policiesFolder, file), 'utf8');
  const { frontMatter: facts, body } = parseTextFile(file, source, frontMatter);
  return { name, ...facts, bodyHtml: renderMarkdown(body) };
}
