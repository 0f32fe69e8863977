import type { ParseArgsOptionsConfig } from 'node:util';
import type { Session } from './session.mjs';

export interface Command {
  /** What it does, in a few words. */
  about: string;
  /** Positional arguments; one in brackets may be left out. */
  takes: string[];
  /** The fields of the input that they are, if these have other names. */
  fields?: string[];
  /** The procedure of the desk that it calls: the other fields of its input are options. */
  calls?: string;
  /** Options beside those of the procedure. */
  options?: ParseArgsOptionsConfig;
  /** Those that must be there. */
  needs?: string[];
  /** It works without the site. */
  isLocal?: boolean;
  /** By default it calls the procedure. `input` is the procedure's. */
  run?: (call: {
    session: Session;
    values: Record<string, any>;
    positionals: string[];
    input: Record<string, any>;
  }) => Promise<any>;
  /** The result as text; empty for none. */
  print: (result: any, values: Record<string, any>) => string;
}
