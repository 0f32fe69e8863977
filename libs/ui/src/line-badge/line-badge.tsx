import { cva, type VariantProps } from 'class-variance-authority';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';

const badge = cva('inline-flex max-w-full font-semibold', {
  variants: {
    variant: {
      // Not rounded-full: over two lines that would be an ellipse. Forced colours take the ground: a dot keeps it.
      pill: [
        'items-center rounded-[1.1em] border border-(--line-edge) bg-(--line-colour) px-3 text-(--line-ink)',
        'forced-colors:gap-2 forced-colors:before:size-[0.75em] forced-colors:before:shrink-0 forced-colors:before:rounded-full forced-colors:before:border forced-colors:before:border-(--line-edge) forced-colors:before:bg-(--line-colour) forced-colors:before:forced-color-adjust-none',
      ],
      swatch: 'items-start gap-2 text-ink',
    },
    size: { sm: 'text-sm', md: 'text-base' },
  },
  compoundVariants: [{ variant: 'pill', size: 'md', className: 'px-4' }],
  defaultVariants: { variant: 'pill', size: 'sm' },
});

export interface LineBadgeProps extends VariantProps<typeof badge> {
  /** Picks the colours: the page's `[data-line=…]` rules set --line-colour and --line-ink. */
  lineId: string;
  /** The line's name in the current language, without the word "line". */
  name: string;
  /** False when `name` already says "line". */
  wordForLine?: boolean;
  href?: string;
}

export function LineBadge({ lineId, name, wordForLine = true, href, variant, size }: LineBadgeProps) {
  const labels = useLabels();
  const text = wordForLine ? fillLabel(labels.line, { line: name }) : name;
  const className = badge({ variant, size });
  const content = (
    <>
      {variant === 'swatch' && (
        <span
          aria-hidden="true"
          className="mt-[0.325em] h-[1.1em] w-1.5 shrink-0 rounded-full bg-(--line-colour) outline outline-(--line-edge) forced-color-adjust-none"
        />
      )}
      {text}
    </>
  );
  return href ? (
    <a data-line={lineId} href={href} className={`${className} underline-offset-4 hover:underline`}>
      {content}
    </a>
  ) : (
    <span data-line={lineId} className={className}>
      {content}
    </span>
  );
}
