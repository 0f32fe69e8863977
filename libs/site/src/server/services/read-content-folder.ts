import path from 'node:path';
import { type Database, importContentFolder, readContent, readDocuments, readMedia } from '@raang/api';
import { authority } from 'raang:authority';
import { switches } from '../../authority/switches';
import { contentFolder } from './folders';
import type { StartFacts } from './start-facts';

/** The content's folder, read. It is stored later: an invalid folder must leave everything unchanged. */
export async function readContentFolder({ env, edition, now, log }: StartFacts) {
  const folder = contentFolder(env);
  const folderContent = await readContent(folder);
  return {
    folderContent,
    /** Stores what has changed. */
    store: async (db: Database) => {
      const content = await importContentFolder(db, folderContent, {
        lines: authority.lines.map(({ id }) => id),
        withExamples: edition === 'demonstration',
        withoutPages: switches.accounts ? [] : ['login', 'register', 'profile'],
        now,
      });
      for (const { file, line, reason } of content.problems) log.warn(`content ${file}:${line} ${reason}`);
      return content;
    },
    media: await readMedia(folder),
    mediaFolder: path.join(folder, 'media'),
    documents: await readDocuments(folder),
    documentsFolder: path.join(folder, 'documents'),
  };
}
