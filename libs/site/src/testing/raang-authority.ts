import path from 'node:path';
import type { MapLayout } from '@raang/views';
import type { Authority } from '../authority/authority';
import { testedApp } from './tested-app';

// what `raang:authority` is in tests; by a computed path, since an app depends on the site and not the other way
const { authority } = (await import(path.join(testedApp, 'authority/authority.ts'))) as {
  authority: Authority;
};
const { mapLayout, mapSheet } = (await import(path.join(testedApp, 'network/map.ts'))) as {
  mapLayout: MapLayout;
  mapSheet: object;
};

export { authority, mapLayout, mapSheet };
export const { siteName, website, telephoneExample, pages, paths, accounts, assistant, likes } = authority;
