import { type ColourMode as Mode, ColourModeSelect } from '@raang/ui';
import { useSyncExternalStore } from 'react';
import { colourModeKey } from '../page-preferences';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentMode(): Mode {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function choose(mode: Mode) {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset['theme'];
  else dataset['theme'] = mode;
  try {
    if (mode === 'system') localStorage.removeItem(colourModeKey);
    else localStorage.setItem(colourModeKey, mode);
  } catch {
    // storage may be forbidden; the choice then lasts as long as the page
  }
  for (const listener of listeners) listener();
}

/** The visitor's colour mode: kept on the device, never in the page that everybody gets. */
export function ColourMode() {
  const mode = useSyncExternalStore(subscribe, currentMode, () => 'system' as const);
  return <ColourModeSelect value={mode} onChange={choose} />;
}
