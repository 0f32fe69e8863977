import type { Plugin } from 'vite';

const marker = '@line-colours;';

/**
 * Expands `@line-colours;` in stylesheets to the authority's line colours: `[data-line=blue] { --line-colour: …;
 * --line-ink: … }`. They are data of the authority, not of the theme, and the CSP blocks style attributes.
 */
export function lineColours(lines: readonly { id: string; colour: string; ink: string }[]): Plugin {
  const rules = lines
    .map((line) => `[data-line='${line.id}'] { --line-colour: ${line.colour}; --line-ink: ${line.ink}; }`)
    .join('\n');
  return {
    name: 'raang:line-colours',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler: (css) => (css.includes(marker) ? css.replace(marker, rules) : undefined),
    },
  };
}
