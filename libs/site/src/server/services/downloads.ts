import { Refusal } from '@raang/server';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Services } from './services';

export const downloadPrefix = '/documents/';

const mediaTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.zip': 'application/zip',
};

/**
 * `/documents/<digest>/<file>`: a new file has a new path.
 * @throws Refusal 404 if it does not exist
 */
export async function answerDownload(
  pathname: string,
  { documents, documentsFolder, published }: Pick<Services, 'documents' | 'documentsFolder' | 'published'>,
): Promise<Response> {
  const [, digest, name = ''] = /^\/documents\/([0-9a-f]{16})\/([a-z0-9.-]+)$/.exec(pathname) ?? [];
  const facts = documents.get(name);
  const type = mediaTypes[path.extname(name)];
  const notFound = new Refusal(404, 'File not found.');
  if (!digest || !type) throw notFound;
  const isCurrent = facts?.sha256.slice(0, 16) === digest;
  const bytes = isCurrent
    ? await readFile(path.join(documentsFolder, name))
    : await published.read(pathname.slice(1));
  if (!bytes) throw notFound;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `${type === mediaTypes['.pdf'] ? 'inline' : 'attachment'}; filename="${name}"`,
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
