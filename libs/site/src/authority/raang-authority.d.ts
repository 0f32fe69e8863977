/** The authority whose app is built or run (`vite/authority-module.ts`). */
declare module 'raang:authority' {
  type Facts = import('./authority').Authority;
  /** Only the server has it, as the map: browsers have the other constants. */
  export const authority: Facts;
  export const mapLayout: import('@raang/views').MapLayout;
  /** The document item with the map to print. */
  export const mapSheet: import('@raang/domain').CategoryAddress & { id: string };
  export const siteName: Facts['siteName'];
  export const website: Facts['website'];
  export const telephoneExample: Facts['telephoneExample'];
  export const pages: Facts['pages'];
  export const paths: Facts['paths'];
  export const accounts: Facts['accounts'];
  export const assistant: Facts['assistant'];
  export const likes: Facts['likes'];
}
