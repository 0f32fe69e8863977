import { customType } from 'drizzle-orm/pg-core';

/** PostgreSQL's `tsvector`. The value is a list of quoted words. */
export const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
