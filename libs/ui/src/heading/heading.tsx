import type { HeadingLevel, NativeProps } from '../native/native-props';

export interface HeadingProps extends NativeProps<'h2'> {
  /** Without it the text is no heading but `as`. */
  level?: HeadingLevel;
  as?: 'p' | 'span';
}

/** A title whose level its page decides; the look comes by className. Inside the kit only. */
export function Heading({ level, as = 'p', children, ...props }: HeadingProps) {
  const Tag = level ? (`h${level}` as const) : as;
  return <Tag {...props}>{children}</Tag>;
}
