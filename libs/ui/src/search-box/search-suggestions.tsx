import { cx } from 'class-variance-authority';
import { type RefObject, useId, useState } from 'react';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import type { LoadSearchSuggestions } from './search-suggestion';
import { useComboboxInput } from './use-combobox-input';
import { useSuggestions } from './use-suggestions';

export interface SearchSuggestionsProps extends Omit<NativeProps<'div'>, 'children'> {
  /** The field of the search box. */
  input: RefObject<HTMLInputElement | null>;
  load: LoadSearchSuggestions;
}

/**
 * Makes the field of a SearchBox a combobox with links to pages. Load it with the first focus of the field: it takes the
 * text that is there. Not Downshift, which owns its input from the first rendering: replacing the field while a person
 * types would close the keyboard of a phone.
 */
export function SearchSuggestions({ input, load, className, ...props }: SearchSuggestionsProps) {
  const { searchSuggestions: labels } = useLabels();
  const id = useId();
  const [text, setText] = useState(() => input.current?.value.trim() ?? '');
  const { suggestions, text: foundText } = useSuggestions(text, load);
  const { isOpen, active, close } = useComboboxInput(input, {
    id,
    count: suggestions.length,
    onType: (typed) => setText(typed.trim()),
    onChoose: (index) => document.getElementById(optionId(id, index))?.click(),
  });
  const count = suggestions.length;
  const news = count === 0 ? labels.none : count === 1 ? labels.foundOne : fillLabel(labels.found, { count });
  return (
    <div {...props} className={cx('absolute inset-x-0 top-full z-50', className)}>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={labels.list}
        hidden={!isOpen}
        className="mt-1 max-h-[min(30rem,70dvh)] overflow-y-auto rounded-md border border-line-strong bg-surface-raised text-base text-ink shadow-lg"
        // keeps the focus in the field
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map(({ key, href, content }, index) => (
          <a
            key={key}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={href}
            onClick={close}
            className="block border-s-4 border-transparent px-3 py-2 text-ink no-underline hover:bg-surface-sunken aria-selected:border-accent aria-selected:bg-accent-soft forced-colors:border-[Canvas] forced-colors:aria-selected:outline-3 forced-colors:aria-selected:outline-offset-[-3px] forced-colors:aria-selected:outline-[Highlight]"
          >
            {content}
          </a>
        ))}
      </div>
      <div role="status" className="sr-only">
        {text !== '' && foundText === text && news}
      </div>
    </div>
  );
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;
