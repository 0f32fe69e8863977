import { createHash } from 'node:crypto';
import type { Locale, PublishedFeed } from '@raang/domain';
import type { ModelContext, OpenFile, OpenTable } from '@raang/views';
import { toCsv } from './to-csv';
import { toCsvw } from './to-csvw';
import { toJson } from './to-json';

/** A file with its text. */
export interface OpenTextFile extends OpenFile {
  text: string;
}

export const openMediaTypes = {
  csv: 'text/csv',
  json: 'application/json',
  csvw: 'application/csvm+json',
  zip: 'application/zip',
  protobuf: 'application/x-protobuf',
} as const;

export interface OpenFilesData {
  feed: PublishedFeed;
  tables: readonly OpenTable[];
  contextIn: Readonly<Record<Locale, ModelContext>>;
}

/** Writes each table as CSV and JSON, and the description of its columns. */
export function toTableFiles({ feed, tables, contextIn }: OpenFilesData): OpenTextFile[] {
  const options = { contextIn, licenceUrl: feed.licence?.url };
  return tables.flatMap((table) => {
    const { name, changedAt } = table;
    return [
      toTextFile({ name: `${name}.csv`, mediaType: openMediaTypes.csv, changedAt }, toCsv(table)),
      toTextFile({ name: `${name}.json`, mediaType: openMediaTypes.json, changedAt }, toJson(table)),
      toTextFile(
        { name: `${name}.csv-metadata.json`, mediaType: openMediaTypes.csvw, changedAt },
        JSON.stringify(toCsvw(table, options)),
      ),
    ];
  });
}

/** The archive of the feed in force, without its bytes; none before the first import. */
export function toArchiveFiles({ archive, changedAt }: PublishedFeed): OpenFile[] {
  return archive ? [{ name: archiveName, mediaType: openMediaTypes.zip, ...archive, changedAt }] : [];
}

export const archiveName = 'gtfs.zip';

function toTextFile(file: Omit<OpenFile, 'sizeBytes' | 'sha256'>, text: string): OpenTextFile {
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...file, text, sizeBytes: bytes.length, sha256 };
}

/** The checksums in the format of `sha256sum`. */
export function toChecksums(files: readonly OpenFile[]): string {
  return files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
}
