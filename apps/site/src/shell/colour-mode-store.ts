import type { ColourMode } from '@raang/ui';
import { colourModeKey } from '../device/page-preferences';

const listeners = new Set<() => void>();

/** The choice if storage is blocked: it lasts as long as the page. */
let unkept: ColourMode | undefined;

export function subscribeColourMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's choice, whatever the page forces. */
export function chosenColourMode(): ColourMode {
  try {
    const kept = localStorage.getItem(colourModeKey);
    return unkept ?? (kept === 'light' || kept === 'dark' ? kept : 'system');
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
  applyColourMode(mode);
  for (const listener of listeners) listener();
}

/** Applies a mode to the document and to the browser's toolbar. */
export function applyColourMode(mode: ColourMode): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset['theme'];
  else dataset['theme'] = mode;
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = tag.media.includes('dark') ? 'dark' : 'light';
    tag.content = browserBarColours[mode === 'system' ? own : mode];
  }
}

/** The header's background, `--color-surface-raised` of the kit, in each mode. */
export const browserBarColours = { light: '#ffffff', dark: '#172126' } as const;
