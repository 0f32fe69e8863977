import { authority } from '../authority/authority';

// what `raang:authority` is in tests
export { mapLayout, mapSheet } from '../network/map';
export { authority };
export const { siteName, website, telephoneExample, pages } = authority;
