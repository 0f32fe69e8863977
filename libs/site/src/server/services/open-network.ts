import { type Database, namesInContent, namesInSettings, type readContent } from '@raang/api';
import { authority } from 'raang:authority';
import { putFeedInForce } from '../feed/feed';
import { startFeed } from './folders';
import { namedInSettings } from './named-in-settings';
import type { StartFacts } from './start-facts';

/** Puts the feed of the start in force. It is refused if the content or the settings name what it does not have. */
export const openNetwork = (
  { env, log, now }: StartFacts,
  db: Database,
  folderContent: Awaited<ReturnType<typeof readContent>>,
) =>
  putFeedInForce(db, startFeed(env), {
    ownAgencies: authority.ownAgencies,
    names: [namesInContent(folderContent), namesInSettings('authority.ts', namedInSettings(authority))],
    log,
    now,
  });
