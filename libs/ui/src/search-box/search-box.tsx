import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { buttonVariants } from '../button/button';
import { Icon } from '../icon/icon';
import { SearchIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

const box = cva(
  'flex w-full min-w-0 items-center rounded-md border-2 border-line-strong bg-surface-raised text-ink hover:border-accent has-[input:focus-visible]:focus-ring',
  {
    variants: { size: { sm: 'min-h-10 text-sm', md: 'min-h-12', lg: 'min-h-14 text-lg' } },
    defaultVariants: { size: 'md' },
  },
);

export interface SearchBoxProps
  extends Omit<NativeProps<'input'>, 'type' | 'size' | 'children'>, VariantProps<typeof box> {
  /** Announced only: the icon and the button say it to the eye. */
  label: string;
  /** A SearchSuggestions, once it has loaded. */
  suggestions?: ReactNode;
}

/**
 * The field and button of a search form. The small one, for a header, has its button inside. `className` is the box's,
 * everything else the input's.
 */
export function SearchBox({ label, size = 'md', suggestions, className, ...input }: SearchBoxProps) {
  const { searchBox } = useLabels();
  const own = useId();
  const id = input.id ?? own;
  const isSmall = size === 'sm';
  return (
    <div data-size={size} className={cx('relative flex items-stretch gap-2', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className={box({ size })}>
        {!isSmall && <Icon icon={SearchIcon} className="ms-3 text-ink-muted" />}
        <input
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          {...input}
          id={id}
          type="search"
          className={cx(
            'w-full min-w-0 grow rounded-sm bg-transparent text-inherit outline-none focus-visible:shadow-none',
            isSmall ? 'px-3' : 'px-2 py-0.5',
          )}
        />
        {isSmall && (
          <button
            type="submit"
            aria-label={searchBox.submit}
            className="flex w-11 shrink-0 cursor-pointer items-center justify-center self-stretch rounded-e-sm text-ink-muted hover:bg-accent-soft hover:text-accent"
          >
            <Icon icon={SearchIcon} />
          </button>
        )}
      </div>
      {!isSmall && (
        <button type="submit" className={buttonVariants({ size })}>
          {searchBox.submit}
        </button>
      )}
      {suggestions}
    </div>
  );
}
