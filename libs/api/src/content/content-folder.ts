import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CategoryGroup, type Source, source } from '@raang/domain';
import { type ContentFileAddress, type ContentProblem, parseContentPath } from './content-file';
import { ContentFolderError } from './content-folder-error';
import { readRecordList, recordFiles } from './record-list';
import { readTableOfContents, tableOfContents } from './table-of-contents';

const mediaFolder = 'media';
const documentsFolder = 'documents';

export interface TextFile extends ContentFileAddress {
  /** Path relative to the content folder. */
  file: string;
  source: string;
}

/** Size and checksum of a document. */
export interface DocumentFacts {
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Sources by id, with their lines in `sources.yaml`. */
export interface SourceRegistry {
  byId: ReadonlyMap<string, Source>;
  lineOf: (id: string) => number;
}

export interface ContentFolder {
  groups: CategoryGroup[];
  texts: TextFile[];
  /** Digest of each picture by file name. */
  media: Map<string, string>;
  /** Documents by file name. */
  documents: Map<string, DocumentFacts>;
  /** The publications that items may name as their sources, by id. */
  sources: SourceRegistry;
  problems: ContentProblem[];
}

/** Digest of 64 bits: short, and a collision between two files of a site is practically impossible. */
export function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** URL path of a picture. A changed picture gets a new path, so caches may keep it forever. */
export function mediaUrl(name: string, mediaDigest: string): string {
  return `/media/${mediaDigest}/${name}`;
}

/** URL path of a document. A changed document gets a new path. */
export function documentUrl(name: string, { sha256 }: DocumentFacts): string {
  return `/documents/${sha256.slice(0, 16)}/${name}`;
}

export async function readDocuments(folder: string): Promise<Map<string, DocumentFacts>> {
  const names = (await filesBelow(path.join(folder, documentsFolder))).sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const bytes = await readFile(path.join(folder, documentsFolder, name));
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        return [name, { sizeBytes: bytes.length, sha256 }] as const;
      }),
    ),
  );
}

export async function readMedia(folder: string): Promise<Map<string, string>> {
  const names = (await filesBelow(path.join(folder, mediaFolder))).sort();
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [name, digest(await readFile(path.join(folder, mediaFolder, name)))] as const,
      ),
    ),
  );
}

/**
 * Reads a content folder without validating its items: `categories.yaml`, `<group>/<category>/<id>.<locale>.md`,
 * `sources.yaml`, `media/` and `documents/`.
 * @throws ContentFolderError if the folder is missing, has no items or has no valid `categories.yaml`
 */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const files = (await filesBelow(folder)).sort();
  if (files.length === 0) throw new ContentFolderError(`the content folder ${folder} is missing or empty`);
  const [groups, media, documents, registry] = await Promise.all([
    readTableOfContents(folder),
    readMedia(folder),
    readDocuments(folder),
    readRecordList(folder, 'sources.yaml', source),
  ]);
  const sources = { ...registry, byId: new Map(registry.records?.map((record) => [record.id, record])) };
  const texts: TextFile[] = [];
  const problems = [...registry.problems];
  for (const file of files) {
    if (isNoItem(file)) continue;
    const address = parseContentPath(file);
    if (address) texts.push({ ...address, file, source: await readFile(path.join(folder, file), 'utf8') });
    else problems.push({ file, line: 1, reason: 'must be named <group>/<category>/<id>.th.md or .en.md' });
  }
  if (texts.length === 0) throw new ContentFolderError(`the content folder ${folder} has no items`);
  return { groups, texts, media, documents, sources, problems };
}

/** Files that other functions read. */
function isNoItem(file: string): boolean {
  const isFolderOfFiles = file.startsWith(`${mediaFolder}/`) || file.startsWith(`${documentsFolder}/`);
  return isFolderOfFiles || file === tableOfContents || (recordFiles as readonly string[]).includes(file);
}

/** Lists files by path relative to the folder, with forward slashes. Empty if the folder does not exist. */
async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      );
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
