export { createRequestHeaders } from './realtime/request-headers';
export { createLiveTrains, type LiveSource, type LiveTrains } from './realtime/live-source';
export type { FeedToMatch, LiveSnapshot } from './realtime/live-snapshot';
export { pollTrains, type TrainPolling, type TrainPolls, type TrainSettings } from './realtime/poll-trains';
export { type StaffRole, staffRoles } from '@raang/domain';
export { type Actor, anonymous, type ResolveActor } from './context/actor';
export { sessionCookieOf } from './accounts/session-cookie';
export { type Api, type ApiOptions, createApi, type InProcessApi } from './api';
export { type ChatModel, createChatModel } from './assistant/model/chat-model';
export { pollAlertFeeds, type AlertFeeds, type AlertFeedsStatus } from './alerts-feed/poll-alert-feeds';
export { createRealtimeWriter, writeRealtime } from './alerts-feed/write-realtime';
export { type Changes, type ChangesStatus, watchChanges } from './changes/watch-changes';
export { checkContent } from './content/content-check';
export { type ContentProblem, parseTextFile } from './content/content-file';
export { type DocumentFacts, readDocuments, readMedia } from './content/content-folder';
export { foreignSentence } from './content/foreign-sentence';
export { renderMarkdown } from './content/markdown';
export { type Content, importContentFolder, readContent } from './content-folder.import';
export { ContentFolderError } from './content/content-folder-error';
export type { ContentImport } from './content/content.import';
export { BackupError, type BackupManifest } from './backup/backup-format';
export { checkBackup } from './backup/read-backup';
export { restoreBackup } from './backup/restore-backup';
export { writeBackup } from './backup/write-backup';
export {
  type Database,
  type DatabaseOptions,
  type OpenDatabase,
  openDatabase,
  openPool,
} from './database/database';
export { hasSpace } from './database/disk-space';
export { DirectoryInUseError } from './database/directory-lock';
export { type ImportKind, importKinds, type ImportOutcome, runFeedCheck, runImport } from './import-command';
export { namesInContent, namesInSettings } from './site-names';
export type { SiteNames } from './network/site-names';
export { openSharedLimits, type SharedLimit, type SharedLimits } from './limits/shared-limits';
export { createWorkQueue, TooBusyError } from './limits/work-queue';
export { createMailboxTransport } from './mail/mailbox-transport';
export type { MailSender } from './mail/mail-content';
export { type MailWorker, startMailWorker } from './mail/mail-worker';
export { createSmtpTransport } from './mail/smtp-transport';
export { createFeedSources, type LoadFeed } from './network/feed-source';
export { type FeedLoading, type LoadedFeed, loadFeed, type StationPart } from './network/loaded-feed';
export type { FigureData } from './figures/figure';
export { type FeedReport, importFeedFrom } from './network/import-feed-from';
export type { FeedSite } from './network/network.import';
export { endSessionsOf } from './desk/end-sessions-of';
export { grantRole } from './desk/grant-role';
export { recordCommand } from './desk/record-command';
export { createOpenApiDocument, exampleOf, type OpenApiDocument } from './openapi/openapi';
export { createSearchSources } from './search/search-source';
export { seedFoundItems } from './seed/seed-found-items';
export { stationMapOf } from './found-items/station-map-of';
export { suggestMatches } from './found-items/suggest-matches';
export { seedItems } from './seed/seed-items';
export { explainListing } from './content/listing.store';
export { type OperationalFigures, readOperationalFigures } from './operations/operational-figures';
export { openPublishedFiles, type PublishedFiles } from './published/published-files';
export type { Keys } from './settings/derive-secret';
export { readRandomSetting } from './settings/settings.store';
export { startTelling, type Telling } from './subscriptions/start-telling';
export { startUpkeep, type Upkeep } from './upkeep/run-upkeep';
export { attachmentHeader } from './uploads/attachment-header';
export { type FileStore, type FileStoreOptions, openFileStore } from './uploads/file-store';
// for programs that load the API from its build: the zone must be set in the same module that the API reads
export { setNetworkZone } from '@raang/text-time';
