import type { Plugin } from 'vite';

const id = '\0raang:lean-icons';

/**
 * What lucide-react makes of an icon's data, for the one way in which the kit draws icons (`Glyph`). The original
 * knows colours, sizes, contexts and class names that nobody here asks for, at every icon of every page: a tenth of
 * the time that a page takes to render, and more than a kilobyte for browsers.
 */
const code = `
import { createElement } from 'react';
export default ({ node }) => {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) => createElement('svg', {
    width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
    strokeLinecap: 'round', strokeLinejoin: 'round', ...props,
  }, children);
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
