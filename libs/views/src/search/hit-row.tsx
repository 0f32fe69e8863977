import { LineBadge, StationCode, Time } from '@raang/ui';
import { ExampleBadge } from '../shared/item-card/example-badge';
import { LanguageBadge } from '../shared/item-card/language-badge';
import type { HitModel } from '../shared/search/hit-model';
import { MarkedText } from '../shared/search/marked-text';

/** A hit of a list: title, what it is, and the part of its text that matches. */
export function HitRow({ hit }: { hit: HitModel }) {
  const { href, title, excerpt, lang, station } = hit;
  return (
    <li className="flex items-start gap-x-4 py-4">
      {station && (
        <span className="mt-1 shrink-0">
          <StationCode code={station.code} lineId={station.lines[0]?.id} />
        </span>
      )}
      <div className="min-w-0 grow space-y-1">
        <h3 lang={lang} className="text-lg font-semibold wrap-anywhere">
          <a
            href={href}
            translate={hit.station ? 'no' : undefined}
            className="rounded-xs text-accent no-underline underline-offset-[0.25em] hover:text-accent-hover hover:underline"
          >
            <MarkedText parts={title} />
          </a>
        </h3>
        <Facts hit={hit} />
        {excerpt.length > 0 && (
          <p lang={lang} className="wrap-anywhere text-ink-muted">
            <MarkedText parts={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}

function Facts({ hit: { what, published, isExample, station, lang } }: { hit: HitModel }) {
  if (!what && !published && !isExample && !station && !lang) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
      {station?.lines.map(({ id, name }) => (
        <LineBadge key={id} variant="swatch" lineId={id} name={name} wordForLine={false} />
      ))}
      {what && <span>{what}</span>}
      {published && <Time text={published.text} dateTime={published.iso} />}
      {isExample && <ExampleBadge />}
      <LanguageBadge lang={lang} />
    </p>
  );
}
