/**
 * React's JSX runtime, with the lines that a server marked: see `createLineBinder` of `@raang/text-time`. Compilers use
 * it by `jsxImportSource: '@raang/ui'`. Without marks, elements are React's own.
 */
import type { ElementType, Key, ReactElement } from 'react';
import { jsx as createElement, jsxs as createElements } from 'react/jsx-runtime';
import { withKeptLines } from './kept-lines/kept-lines';

export { Fragment } from 'react/jsx-runtime';
export type { JSX } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>>;

/** React's `jsx`, with phrases that no line breaks. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return createElement(type, withKeptLines(type, props), key);
}

/** React's `jsxs`, with phrases that no line breaks. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return createElements(type, withKeptLines(type, props), key);
}
