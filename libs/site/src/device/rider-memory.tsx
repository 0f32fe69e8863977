import { ScriptOnce } from '@tanstack/react-router';
import { useEffect } from 'react';
import { riderScript } from './rider';

/**
 * For a page with a choice of passenger type: remembers the choice, with consent. The script does so before the program; after a
 * navigation the effect does.
 *
 * @param others types that the page can show instead, if its address names none
 */
export function RiderMemory({ others }: { others?: readonly string[] | undefined }) {
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    // not in the program of every page: few have the choice
    void import('./rider').then(({ watchRider }) => {
      if (!isGone) stop = watchRider();
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return import.meta.env.SSR && <ScriptOnce>{riderScript(others)}</ScriptOnce>;
}
