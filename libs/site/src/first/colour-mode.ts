import { type ColourMode, showColourMode } from '@raang/ui';
import { colourModeKey } from '../device/page-preferences';

/** The choice if storage is blocked: it lasts as long as the page. */
let unkept: ColourMode | undefined;

/** The header's background, `--color-surface-raised` of the kit, in each mode. */
export const browserBarColours = { light: '#ffffff', dark: '#172126' } as const;

const selector = '[data-colour-mode-control]';

/** The select in the menu: shows the visitor's choice, and keeps another one. */
export function watchColourMode(): void {
  applyColourMode();
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(selector))
      chooseColourMode(modeOf(target.value));
  });
  // the browser's history restores a page as it was left
  addEventListener('pageshow', applyColourMode);
}

const modeOf = (value: string | null): ColourMode =>
  value === 'light' || value === 'dark' ? value : 'system';

/** The visitor's choice, whatever the page forces. */
export function chosenColourMode(): ColourMode {
  try {
    return unkept ?? modeOf(localStorage.getItem(colourModeKey));
  } catch {
    return unkept ?? 'system';
  }
}

export function chooseColourMode(mode: ColourMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(colourModeKey);
    else localStorage.setItem(colourModeKey, mode);
    unkept = undefined;
  } catch {
    unkept = mode === 'system' ? undefined : mode;
  }
  applyColourMode();
}

/**
 * Applies the mode of the page, else the visitor's choice, to the document, the browser's toolbar and the select. The
 * program calls it after a navigation, since pages differ in the mode that they force.
 */
export function applyColourMode(): void {
  const { dataset } = document.documentElement;
  const page = modeOf(dataset['forcedTheme'] ?? null);
  const forced = page === 'system' ? undefined : page;
  const chosen = chosenColourMode();
  const mode = forced ?? chosen;
  if (mode === 'system') delete dataset['theme'];
  else dataset['theme'] = mode;
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = tag.media.includes('dark') ? 'dark' : 'light';
    tag.content = browserBarColours[mode === 'system' ? own : mode];
  }
  const select = document.querySelector<HTMLFieldSetElement>(selector);
  if (select) showColourMode(select, { chosen, forced });
}
