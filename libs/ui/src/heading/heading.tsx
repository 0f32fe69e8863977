import type { HeadingLevel, NativeProps } from '../native/native-props';

export interface HeadingProps extends NativeProps<'h2'> {
  /** Without a level, renders `as`. */
  level?: HeadingLevel;
  /** @default 'p' */
  as?: 'p' | 'span';
}

/** A title. The page decides its level, `className` its look. Internal. */
export function Heading({ level, as = 'p', children, ...props }: HeadingProps) {
  const Tag = level ? (`h${level}` as const) : as;
  return <Tag {...props}>{children}</Tag>;
}
