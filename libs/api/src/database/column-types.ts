import { customType } from 'drizzle-orm/pg-core';

/** PostgreSQL's `tsvector`, written as a list of quoted words. */
export const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
