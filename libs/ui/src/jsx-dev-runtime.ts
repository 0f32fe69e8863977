/** `jsx-runtime` in development, with the position of each element in its source. */
import type { ElementType, Key, ReactElement } from 'react';
import { jsxDEV as createElement, type JSXSource } from 'react/jsx-dev-runtime';
import { withKeptLines } from './kept-lines/kept-lines';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from 'react/jsx-dev-runtime';

/** React's `jsxDEV`, with phrases that no line breaks. */
export function jsxDEV(
  type: ElementType,
  props: Readonly<Record<string, unknown>>,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  return createElement(type, withKeptLines(type, props), key, isStatic, source, self);
}
