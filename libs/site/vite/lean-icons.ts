import type { Plugin } from 'vite';

const id = '\0raang:lean-icons';

/**
 * Replaces lucide-react's icon factory by one that supports only the kit's use (`Glyph`). The original handles
 * colours, sizes, contexts and class names that the kit never sets: 10 % of the rendering time of a page, and more
 * than a kilobyte in browsers. The style sheet has the strokes (`.glyph`).
 */
const code = `
import { createElement } from 'react';
export default ({ node }) => {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) => createElement('svg', { width: 24, height: 24, viewBox: '0 0 24 24', ...props }, children);
};
`;

export function leanIcons(): Plugin {
  return {
    name: 'raang:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && /[\\/]lucide-react[\\/]dist[\\/]/.test(importer ?? '')
        ? id
        : undefined,
    load: (module) => (module === id ? code : undefined),
  };
}
