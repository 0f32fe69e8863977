import type { ParseArgsOptionsConfig } from 'node:util';
import type { Session } from './session.mjs';

export interface Command {
  /** What it does, in a few words. */
  about: string;
  /** Positional arguments; one in brackets may be left out. */
  takes: string[];
  options?: ParseArgsOptionsConfig;
  /** Options that must be there. */
  needs?: string[];
  /** It works without the site. */
  isLocal?: boolean;
  run: (call: { session: Session; values: Record<string, any>; positionals: string[] }) => Promise<any>;
  /** The result as text; empty for none. */
  print: (result: any, values: Record<string, any>) => string;
}
