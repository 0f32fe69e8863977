import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * A native element's props without `style`: the site's strict style-src blocks style attributes
 * in server-rendered HTML, so the kit never writes one. Data that colours (lines) goes by data-line.
 */
export type NativeProps<T extends ElementType> = Omit<ComponentPropsWithRef<T>, 'style'>;

/** Level of a heading inside its page's outline; the look does not depend on it. */
export type HeadingLevel = 2 | 3 | 4;
