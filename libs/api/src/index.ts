export { type Api, type ApiOptions, createApi, type InProcessApi } from './api';
export type { ContentProblem } from './content/content-file';
export { readMedia } from './content/content-folder';
export { type ContentImport, importContent } from './content/content.import';
export { type Database, type DatabaseOptions, type OpenDatabase, openDatabase } from './database/database';
export { DirectoryInUseError } from './database/directory-lock';
