import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props of a native element without `style`: a strict style-src blocks style attributes in server HTML. Line colours use
 * data-line instead.
 */
export type NativeProps<T extends ElementType> = Omit<ComponentPropsWithRef<T>, 'style'>;

/** Level of a heading in the page's outline. Does not change its look. */
export type HeadingLevel = 2 | 3 | 4;
