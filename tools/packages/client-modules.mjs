// Hooks, contexts and event handlers do not run in React Server Components.
const clientOnly =
  /import\s*\{[^}]*\b(use[A-Z]\w*|createContext)\b[^}]*\}\s*from\s*['"](react|react-dom|downshift)['"]/;

/**
 * Starts each built module that needs a browser with `'use client'`: components, hooks and contexts, also icons, since a
 * server component passes them to components. Models and labels stay plain functions and data, which a server can call.
 */
export function clientModules() {
  /** @type {Set<string>} */
  const found = new Set();
  return {
    plugin: {
      name: 'raang-client-modules',
      /** @param {string} code @param {string} id */
      transform(code, id) {
        if (id.endsWith('.tsx') || id.endsWith('/icons.ts') || clientOnly.test(code)) found.add(id);
      },
    },
    /** @param {{ facadeModuleId: string | null }} chunk */
    banner: ({ facadeModuleId }) => (facadeModuleId && found.has(facadeModuleId) ? `'use client';` : ''),
  };
}
