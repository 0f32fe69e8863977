/// <reference types="vite/client" />
import type { Conformance } from './conformance';

const files = import.meta.glob<{ default: Conformance[] }>('../*/*.conformance.tsx', { eager: true });

/** Every conformance test of the kit. */
export const conformances = Object.values(files).flatMap((file) => file.default);

/** Name of a part as its component has it. */
export function nameOf({ part }: Conformance): string {
  return typeof part.type === 'function' ? part.type.name : String(part.type);
}
