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

/** The visitor's colour mode: stored on the device, never in the shared page. */
export function ColourMode() {
  const mode = useSyncExternalStore(subscribeColourMode, chosenColourMode, () => 'system' as const);
  const forced = useMatches({ select: forcedColourMode });
  useEffect(() => applyColourMode(forced ?? mode), [forced, mode]);
  return <ColourModeSelect value={mode} forced={forced} onChange={chooseColourMode} />;
}
