import { cva, cx, type VariantProps } from 'class-variance-authority';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

const badge = cva('line-badge', {
  variants: {
    variant: {
      pill: 'line-pill',
      swatch: 'line-swatch',
      // beside something that has the colour already, such as a station's code
      plain: '',
    },
    size: { sm: '', md: 'text-base' },
  },
  compoundVariants: [{ variant: 'pill', size: 'md', className: 'px-4 max-[22rem]:px-2' }],
  defaultVariants: { variant: 'pill', size: 'sm' },
});

export interface LineBadgeProps extends Omit<NativeProps<'a'>, 'children'>, VariantProps<typeof badge> {
  /** Selects the colours: the page's `[data-line=…]` rules set --line-colour and --line-ink. */
  lineId: string;
  /** The line's name in the current language, without the word "line". */
  name: string;
  /** False if `name` already contains "line". */
  wordForLine?: boolean;
  href?: string;
}

/** A line's name in its colour; a link with `href`. */
export function LineBadge(props: LineBadgeProps) {
  const { lineId, name, wordForLine = true, href, variant, size, className, ...root } = props;
  const labels = useLabels();
  const text = wordForLine ? fillLabel(labels.line, { line: name }) : name;
  const Root = href ? 'a' : 'span';
  return (
    <Root
      translate="no"
      {...root}
      href={href}
      data-line={lineId}
      className={badge({
        variant,
        size,
        className: cx(href && 'underline-offset-4 hover:underline', className),
      })}
    >
      {text}
    </Root>
  );
}
