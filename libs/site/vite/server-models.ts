import type { Plugin } from 'vite';

/**
 * Removes the models of view types from the browser's build. A view type loads its model by a dynamic import that
 * only the server runs. Without this plugin the build has a chunk for each, and splits what they share with the
 * views.
 */
export function serverModels(): Plugin {
  return {
    name: 'raang:server-models',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /-model$/ },
      handler: (id, _importer, { kind }) => (kind === 'dynamic-import' ? '\0server-model' : undefined),
    },
    load: { filter: { id: /^\0server-model$/ }, handler: () => 'export {};' },
  };
}
