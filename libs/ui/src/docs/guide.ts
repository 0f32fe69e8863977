import type { ReactNode } from 'react';

/** Chooses the text in the language of the toolbar. */
export type Say = (thai: string, english: string) => string;

/** Renders the part. The page shows it, and its source as code to copy. */
export type Rendering = (say: Say) => ReactNode;

/** Good and bad usage, side by side. */
export interface Comparison {
  good: readonly [advice: string, rendering: Rendering];
  bad: readonly [advice: string, rendering: Rendering];
}

/** Notes of the accessibility page. */
export interface AccessibilityNotes {
  /** Keyboard and screen readers, in one sentence. */
  keyboard?: string;
  /** What works without JavaScript, if not everything. */
  script?: string;
  /** How its parts and states differ in forced colours. */
  forced?: string;
}

/** Groups of the page with all parts, in its order. */
export const groups = ['Actions', 'Navigation', 'Fields', 'Messages', 'Content', 'Network', 'Frame'] as const;

/** The advice on a part for designers and developers. It lies beside the stories of the part, as `<part>.guide.tsx`. */
export interface Guide {
  /** The exports that the page is about. */
  parts: readonly string[];
  group: (typeof groups)[number];
  /**
   * Props of an experimental part may change in any release.
   * @default 'stable'
   */
  status?: 'stable' | 'experimental';
  /** The first version that has it. */
  since: string;
  use: readonly string[];
  avoid: readonly string[];
  example: Rendering;
  /** Code to copy, if the example cannot show itself within a page. */
  code?: Rendering;
  /** The pieces of the example, each with the selector that finds it there. */
  anatomy: readonly (readonly [name: string, selector: string, purpose: string])[];
  /** Empty for a part that takes no focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  compare: readonly Comparison[];
  accessibility?: AccessibilityNotes;
  /**
   * For a part that covers the window: its pictures are as high as a phone.
   * @default false
   */
  tall?: boolean;
}
