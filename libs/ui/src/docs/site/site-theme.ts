/** Tokens of styles.css that Storybook's own interface uses, which cannot read the stylesheet. A test compares them. */
export const tokens = {
  surface: ['#ffffff', '#0f1619'],
  'surface-raised': ['#ffffff', '#172126'],
  'surface-sunken': ['#f1f5f5', '#0a1012'],
  ink: ['#101b20', '#eef4f4'],
  'ink-muted': ['#44535a', '#b4c2c8'],
  line: ['#d3dcdf', '#2d3b42'],
  accent: ['#00613d', '#5ed6a0'],
  'accent-ink': ['#ffffff', '#04241a'],
  'accent-soft': ['#e2f3ea', '#12342a'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Mode = 'light' | 'dark';

/** The mark and the name, as a picture for the sidebar. */
function logo(mode: Mode): string {
  const of = (token: keyof typeof tokens) => tokens[token][mode === 'light' ? 0 : 1];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="176" height="40" viewBox="0 0 176 40"><rect width="40" height="40" rx="8" fill="${of('accent')}"/><g fill="none" stroke="${of('accent-ink')}" stroke-width="3.5" stroke-linecap="round"><path d="M11 32V22a11 11 0 0 1 11-11h1.5"/><path d="M18.5 32v-9a4.5 4.5 0 0 1 4.5-4.5h9"/><circle cx="28.75" cy="11" r="3" stroke-width="3"/></g><g font-family="system-ui, sans-serif" fill="${of('ink')}"><text x="52" y="20" font-size="20" font-weight="600">Raang</text><text x="52" y="35" font-size="12" fill="${of('ink-muted')}">Design system</text></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Colours and fonts for `create` of storybook/theming. */
export function siteTheme(mode: Mode) {
  const of = (token: keyof typeof tokens) => tokens[token][mode === 'light' ? 0 : 1];
  return {
    base: mode,
    brandTitle: 'Raang design system',
    brandImage: logo(mode),
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: of('accent'),
    colorSecondary: of('accent'),
    appBg: of('surface-sunken'),
    appContentBg: of('surface'),
    appPreviewBg: of('surface'),
    appHoverBg: of('accent-soft'),
    appBorderColor: of('line'),
    appBorderRadius: 6,
    fontBase: "'IBM Plex Sans Thai Looped', system-ui, sans-serif",
    textColor: of('ink'),
    textInverseColor: of('surface'),
    textMutedColor: of('ink-muted'),
    barBg: of('surface'),
    barTextColor: of('ink-muted'),
    barHoverColor: of('accent'),
    barSelectedColor: of('accent'),
    inputBg: of('surface-raised'),
    inputBorder: of('line'),
    inputTextColor: of('ink'),
    inputBorderRadius: 4,
  };
}
