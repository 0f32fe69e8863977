import { useLingui } from '@lingui/react/macro';
import { SearchBox, type SearchBoxProps } from '@raang/ui';
import { type ComponentType, use, useRef, useState } from 'react';
import { SuggestionsContext } from './load-suggestions';
import type { SiteSuggestionsProps } from './site-suggestions';

export interface SiteSearchProps extends Pick<SearchBoxProps, 'size'> {
  /** Path of the search page. */
  action: string;
  query?: string;
  /** Names the form; needed beside the search of the header. */
  label?: string;
  className?: string;
}

/** The search of the whole site: a GET form. With the first focus it loads suggestions; without them it works too. */
export function SiteSearch({ action, query = '', label, size = 'md', className }: SiteSearchProps) {
  const { t } = useLingui();
  const name = label ?? t`Search this site`;
  const input = useRef<HTMLInputElement>(null);
  const load = use(SuggestionsContext);
  const [Suggestions, setSuggestions] = useState<ComponentType<SiteSuggestionsProps>>();
  const loadControl = () => {
    if (!load || Suggestions) return;
    import('./site-suggestions').then(
      (module) => setSuggestions(() => module.default),
      () => undefined,
    );
  };
  return (
    <form method="get" action={action} role="search" aria-label={name} className={className}>
      <SearchBox
        ref={input}
        name="q"
        label={name}
        placeholder={name}
        defaultValue={query}
        size={size}
        maxLength={200}
        onFocus={loadControl}
        suggestions={
          load &&
          Suggestions && (
            <Suggestions
              input={input}
              load={load}
              // wider than the field of the header
              className={size === 'sm' ? 'start-auto w-120' : undefined}
            />
          )
        }
      />
    </form>
  );
}
