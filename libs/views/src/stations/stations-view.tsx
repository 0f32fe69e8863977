import { Breadcrumbs, Container, Disclosure, Link, PageHeading, StationCode } from '@raang/ui';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@raang/domain/locale';
import { LineHeading } from '../shared/lines/line-heading';
import { LineNav } from '../shared/lines/line-nav';
import type { StationsModel } from './stations-model';

/** Every station, by line and by name in both languages. */
export function StationsView({ model }: { model: StationsModel }) {
  const { t } = useLingui();
  return (
    <Container className="space-y-10 pt-4 pb-16">
      <Breadcrumbs items={model.crumbs} />
      <PageHeading title={model.title} lead={model.lead} />
      <LineNav
        label={t`Lines on this page`}
        lines={model.lines.map(({ id, name }) => ({ id, name, href: `#line-${id}` }))}
      />
      <div className="space-y-2">
        {model.alphabets.map(({ lang, title, letters }) => (
          <Disclosure key={lang} summary={title} headingLevel={2}>
            <dl className="divide-y divide-line">
              {letters.map(({ letter, codes }) => (
                <div key={letter} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-2">
                  <dt lang={lang} className="text-lg font-semibold text-accent">
                    {letter}
                  </dt>
                  <dd>
                    <Names codes={codes} model={model} lang={lang} />
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        ))}
      </div>
      {model.lines.map(({ id, name, codes }) => (
        <section key={id} aria-labelledby={`line-${id}`} className="space-y-4">
          <LineHeading lineId={id} id={`line-${id}`} title={name} />
          <Stations codes={codes} model={model} />
        </section>
      ))}
    </Container>
  );
}

/** By name in one language; codes distinguish stations of the same name. */
function Names({ codes, model, lang }: { codes: string[]; model: StationsModel; lang: Locale }) {
  return (
    <ul role="list" className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {codes.map((code) => (
        <li key={code} className="flex flex-wrap items-baseline gap-x-2 py-1">
          <Link href={model.stations[code]?.href ?? ''} lang={lang === model.locale ? undefined : lang}>
            {model.stations[code]?.name[lang]}
          </Link>
          <span className="text-sm text-ink-muted">{code}</span>
        </li>
      ))}
    </ul>
  );
}

function Stations({ codes, model }: { codes: string[]; model: StationsModel }) {
  const { locale } = model;
  const other = locale === 'th' ? 'en' : 'th';
  return (
    <ul role="list" className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
      {codes.map((code) => {
        const station = model.stations[code];
        return (
          station && (
            <li key={code} className="flex items-start gap-3 py-1">
              <span className="shrink-0">
                <StationCode code={code} lineId={station.lineId} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <Link href={station.href}>{station.name[locale]}</Link>
                <span lang={other} className="block text-sm text-ink-muted">
                  {station.name[other]}
                </span>
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
