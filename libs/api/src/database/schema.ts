export * from '../content/content.table';
