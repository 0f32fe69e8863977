import type { JSX, ReactElement } from 'react';

/**
 * What every part of the kit promises.
 * - server: it renders without a DOM, to its root element, without a style attribute or a console message
 * - className: the caller's class joins the root's own classes
 * - ref, id, props: the root, or the control of a field, gets them
 */
export type Rule = 'server' | 'className' | 'ref' | 'id' | 'props';

/** The conformance test of one part. */
export interface Conformance {
  /** An example with few props. */
  part: ReactElement;
  /** Name of the root element; undefined if the part has no element of its own. */
  root?: keyof JSX.IntrinsicElements;
  /** Selector, inside the root, of the element that gets ref, id and props. Defaults to the root. */
  control?: string;
  /** Renders the context that the part needs. */
  around?: (part: ReactElement) => ReactElement;
  /** Rules that the part breaks by design, each with its reason. The suite fails if the part follows one after all. */
  exceptions?: Partial<Record<Rule, string>>;
}

/** The exceptions of a part that renders no element of its own. */
export function withoutElement(reason: string): Conformance['exceptions'] {
  return { className: reason, ref: reason, id: reason, props: reason };
}
