import { ColourModeSelect } from '@raang/ui';
import { useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import {
  applyColourMode,
  chooseColourMode,
  chosenColourMode,
  subscribeColourMode,
} from './colour-mode-store';
import { forcedColourMode } from './forced-colour-mode';

/** The visitor's colour mode: kept on the device, never in the page that everybody gets. */
export function ColourMode() {
  const mode = useSyncExternalStore(subscribeColourMode, chosenColourMode, () => 'system' as const);
  const forced = useMatches({ select: forcedColourMode });
  useEffect(() => applyColourMode(forced ?? mode), [forced, mode]);
  // where the page decides there is nothing to choose
  return forced ? null : <ColourModeSelect value={mode} onChange={chooseColourMode} />;
}
