/**
 * A content folder that cannot be what the site shows. It is refused as a whole, before anything of it is imported:
 * taken for what it seems, it would remove everything.
 */
export class ContentFolderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContentFolderError';
  }
}
