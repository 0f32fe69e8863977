import type { Drawing } from './drawing';

/** An icon by its name in a set, such as `lucide` and `map-pin`. */
export interface NamedIcon {
  /** Prefix of the icon set. */
  prefix: string;
  name: string;
  /** The drawing, if the server has it already: the icon then needs no request and no JavaScript. */
  drawing?: Drawing | undefined;
}
