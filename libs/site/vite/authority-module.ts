import type { Plugin } from 'vite';
import { type Authority, publicFacts } from '../src/authority/authority';

const name = 'raang:authority';
const id = `\0${name}`;

/** Resolves `raang:authority`: on the server to the app's `authority.ts` and `map.ts`, in browsers to its public facts. */
export function authorityModule(authority: Authority): Plugin {
  let app = '';
  return {
    name: 'raang:authority-module',
    configResolved({ root }) {
      app = root;
    },
    resolveId: { filter: { id: /^raang:authority$/ }, handler: () => id },
    load: {
      filter: { id: /^\0raang:authority$/ },
      handler() {
        return this.environment.config.consumer === 'client'
          ? publicFacts.map((fact) => `export const ${fact} = ${JSON.stringify(authority[fact])};`).join('\n')
          : `import { authority } from '${app}/authority/authority.ts';
export { mapLayout, mapSheet } from '${app}/network/map.ts';
export { authority };
export const { ${publicFacts.join(', ')} } = authority;`;
      },
    },
  };
}
