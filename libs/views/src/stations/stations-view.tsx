import { Container, Disclosure, Link, PageHeading, StationCode } from '@raang/ui';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@raang/domain/locale';
import { LineHeading } from '../shared/lines/line-heading';
import { LineNav } from '../shared/lines/line-nav';
import type { StationsModel } from './stations-model';

type Shown = Omit<StationsModel, 'head'>;

/** Every station, by line and by name in both languages. */
export function StationsView({ model }: { model: Shown }) {
  const { t } = useLingui();
  return (
    <Container className="space-y-10 pt-4 pb-16">
      <PageHeading crumbs={model.crumbs} title={model.title} lead={model.lead} />
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
function Names({ codes, model, lang }: { codes: string[]; model: Shown; lang: Locale }) {
  return (
    <ul role="list" translate="no" className="station-names grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {codes.map((code) => (
        <li key={code}>
          <Link href={model.stations[code]?.href ?? ''} lang={lang === model.locale ? undefined : lang}>
            {model.stations[code]?.name[lang]}
          </Link>
          <span>{code}</span>
        </li>
      ))}
    </ul>
  );
}

function Stations({ codes, model }: { codes: string[]; model: Shown }) {
  const { locale } = model;
  const other = locale === 'th' ? 'en' : 'th';
  return (
    <ul
      role="list"
      translate="no"
      className="station-list grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3"
    >
      {codes.map((code) => {
        const station = model.stations[code];
        return (
          station && (
            <li key={code} className="py-1">
              <StationCode code={code} lineId={station.lineId} />
              <span>
                <Link href={station.href}>{station.name[locale]}</Link>
                <span lang={other}>{station.name[other]}</span>
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
