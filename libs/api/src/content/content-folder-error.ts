/**
 * The content folder is missing, empty or has no valid `categories.yaml`. The import refuses such a folder, because it
 * would mark all content as removed.
 */
export class ContentFolderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContentFolderError';
  }
}
