import { useLingui } from '@lingui/react/macro';
import { SearchBox, type SearchBoxProps } from '@raang/ui';
import { type ComponentType, use, useRef, useState } from 'react';
import { SuggestionsContext } from './load-suggestions';
import type { SiteSuggestionsProps } from './site-suggestions';

export interface SiteSearchProps extends Pick<SearchBoxProps, 'size'> {
  /** Path of the search page. */
  action: string;
  query?: string;
  className?: string;
}

/** The search of the whole site: a GET form. With the first focus it loads suggestions; without them it works too. */
export function SiteSearch({ action, query = '', size = 'md', className }: SiteSearchProps) {
  const { t } = useLingui();
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
    <form method="get" action={action} role="search" aria-label={t`Search this site`} className={className}>
      <SearchBox
        ref={input}
        name="q"
        label={t`Search this site`}
        placeholder={t`Search this site`}
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
