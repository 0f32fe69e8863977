import { cva, type VariantProps } from 'class-variance-authority';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';

const badge = cva('inline-flex max-w-full items-center font-semibold', {
  variants: {
    variant: {
      pill: 'rounded-full border border-(--line-edge) bg-(--line-colour) px-3 text-(--line-ink)',
      swatch: 'gap-2 text-ink',
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
          className="h-[1.1em] w-1.5 shrink-0 rounded-full bg-(--line-colour) outline outline-(--line-edge) forced-color-adjust-none"
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
