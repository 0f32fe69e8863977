import {
  ArrowRightIcon,
  DocumentIcon,
  type Glyph,
  Icon,
  InfoIcon,
  MapPinIcon,
  NewspaperIcon,
  SearchSuggestions,
  type SearchSuggestionsProps,
  StationCode,
  TrainIcon,
  UnknownIcon,
} from '@raang/ui';
import { useCallback } from 'react';
import { ExampleBadge } from '../item-card/example-badge';
import { LanguageBadge } from '../item-card/language-badge';
import type { HitModel } from './hit-model';
import type { LoadSuggestions } from './load-suggestions';
import { MarkedText } from './marked-text';

export interface SiteSuggestionsProps extends Pick<SearchSuggestionsProps, 'input' | 'className'> {
  /** Pass the same function on every render. */
  load: LoadSuggestions;
}

const icons: Record<HitModel['kind'], Glyph> = {
  station: TrainIcon,
  place: MapPinIcon,
  page: ArrowRightIcon,
  item: InfoIcon,
  document: DocumentIcon,
  topic: UnknownIcon,
};

/** A lazy chunk: it loads with the first focus of a search field. */
export default function SiteSuggestions({ input, load, className }: SiteSuggestionsProps) {
  const loadContent = useCallback(
    async (text: string, signal: AbortSignal) => {
      const hits = await load(text, signal);
      return hits.map((hit) => ({ key: hit.key, href: hit.href, content: <Suggestion hit={hit} /> }));
    },
    [load],
  );
  return <SearchSuggestions input={input} load={loadContent} className={className} />;
}

function Suggestion({ hit }: { hit: HitModel }) {
  const { kind, title, excerpt, lang, what, published, station, isExample } = hit;
  return (
    <span className="flex min-h-8 items-center gap-3">
      <span className="flex min-w-12 shrink-0 justify-center text-ink-muted">
        {station ? (
          <StationCode code={station.code} lineId={station.lines[0]?.id} />
        ) : (
          // an item with a date is news
          <Icon icon={kind === 'item' && published ? NewspaperIcon : icons[kind]} />
        )}
      </span>
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
        <span lang={lang} className="min-w-0 wrap-anywhere">
          <MarkedText parts={title} />
        </span>
        <span className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          {isExample && <ExampleBadge />}
          {what}
          <LanguageBadge lang={lang} />
        </span>
        {/* where it is: many places have a name like a station's */}
        {kind === 'place' && (
          <span lang={lang} className="w-full text-sm text-ink-muted">
            <MarkedText parts={excerpt} />
          </span>
        )}
      </span>
    </span>
  );
}
