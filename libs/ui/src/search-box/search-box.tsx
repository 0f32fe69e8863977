import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon';
import { SearchIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

const sizes = { sm: 'min-h-10 text-sm', md: 'min-h-12', lg: 'min-h-14 text-lg' };

export interface SearchBoxProps extends Omit<NativeProps<'input'>, 'type' | 'size' | 'children'> {
  /** Announced only: the icon of the button says it to the eye. */
  label: string;
  /** @default 'md' */
  size?: keyof typeof sizes;
  /** A SearchSuggestions, once it has loaded. */
  suggestions?: ReactNode;
}

/** The field and button of a search form. `className` is the box's, everything else the input's. */
export function SearchBox({ label, size = 'md', suggestions, className, ...input }: SearchBoxProps) {
  const { searchBox } = useLabels();
  const own = useId();
  const id = input.id ?? own;
  return (
    <div className={cx('relative', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div
        className={`flex w-full min-w-0 items-stretch rounded-md border-2 border-line-strong bg-surface-raised text-ink hover:border-accent has-[input:focus-visible]:focus-ring ${sizes[size]}`}
      >
        <input
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          {...input}
          id={id}
          type="search"
          className="w-full min-w-0 grow rounded-sm bg-transparent px-3 leading-[2] text-inherit outline-none placeholder:text-ink-muted placeholder:opacity-100 focus-visible:shadow-none"
        />
        <button
          type="submit"
          aria-label={searchBox.submit}
          className="flex w-14 shrink-0 cursor-pointer items-center justify-center rounded-e-sm border border-transparent bg-accent text-accent-ink hover:bg-accent-hover"
        >
          <Icon icon={SearchIcon} />
        </button>
      </div>
      {suggestions}
    </div>
  );
}
