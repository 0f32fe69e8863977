import { ScriptOnce } from '@tanstack/react-router';
import { useEffect } from 'react';
import { riderScript, watchRider } from './rider';

/**
 * For a page with a choice of passenger type: remembers the choice, with consent. The script does so before the program; after a
 * navigation the effect does.
 *
 * @param others types that the page can show instead, if its address names none
 */
export function RiderMemory({ others }: { others?: readonly string[] | undefined }) {
  useEffect(watchRider, []);
  return import.meta.env.SSR && <ScriptOnce>{riderScript(others)}</ScriptOnce>;
}
