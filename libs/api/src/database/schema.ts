export * from '../content/content.table';
export * from '../found-items/found-items.table';
export * from '../network/network.table';
export * from '../notices/notices.table';
