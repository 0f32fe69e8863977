import { Badge, DefinitionList, Link, StationCode } from '@raang/ui';
import type { FactModel } from './item-facts';

/** The main facts, as terms with values. */
export function Facts({ facts, doubt }: { facts: readonly FactModel[]; doubt?: string | undefined }) {
  return (
    <div className="space-y-3">
      <DefinitionList items={facts.map((fact) => ({ term: fact.term, value: <Value fact={fact} /> }))} />
      {doubt && <p className="text-sm text-ink-muted">{doubt}</p>}
    </div>
  );
}

function Value({ fact: { values, lang, href, isExternal, station, badge } }: { fact: FactModel }) {
  return (
    <span lang={lang} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {station && <StationCode {...station} />}
      {values.map((value) => (
        <span key={value} className={values.length > 1 ? 'basis-full' : 'min-w-0 wrap-anywhere'}>
          {href ? (
            <Link href={href} external={isExternal}>
              {value}
            </Link>
          ) : (
            value
          )}
        </span>
      ))}
      {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
    </span>
  );
}
