import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon';
import { SearchIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

const sizes = { sm: 'min-h-10 text-sm', md: '', lg: 'min-h-14 text-lg' };

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
      <div className={cx('control-box', sizes[size])}>
        <input
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          {...input}
          id={id}
          type="search"
          className="leading-[2]"
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
