import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure, Link, SectionHeading, Table } from '@raang/ui';
import type { CreditModel, CreditsModel } from './credits-model';
import type { OpenDataModel } from './open-data-model';

/** How certain the data is, its licence, whom to name, and every source. */
export function Credits({
  credits: { licence, credit, attributions, sources },
  certainties,
}: {
  credits: CreditsModel;
  certainties: OpenDataModel['certainties'];
}) {
  const { t } = useLingui();
  const name = licence?.href ? (
    <Link href={licence.href} external>
      {licence.name}
    </Link>
  ) : (
    licence?.name
  );
  return (
    <>
      <section aria-labelledby="certainty" className="space-y-4">
        <SectionHeading
          id="certainty"
          title={t`How certain the data is`}
          lead={t`Some of the data is not official. Each row says how certain it is. The files have no examples.`}
        />
        <dl className="max-w-text space-y-2">
          {certainties.map(({ word, meaning }) => (
            <div key={word} className="sm:grid sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt>
                <code>{word}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="licence" className="space-y-4">
        <SectionHeading id="licence" title={t`Licence and sources`} />
        <p className="max-w-text">
          {licence ? (
            <Trans>The data is published under {name}. When you use it, name the source like this:</Trans>
          ) : (
            <Trans>
              The publisher does not state a licence. Ask before you publish the data. Name the source like
              this:
            </Trans>
          )}
        </p>
        <p className="max-w-text border-s-4 border-accent-soft ps-4 font-semibold">{credit}</p>
        {attributions.length > 0 && <CreditTable caption={t`Also name these sources`} rows={attributions} />}
        {sources.length > 0 && (
          <Disclosure summary={t`Every source of the timetable data and the tables`}>
            <CreditTable caption={t`Sources`} rows={sources} isDated />
          </Disclosure>
        )}
      </section>
    </>
  );
}

function CreditTable({
  caption,
  rows,
  isDated,
}: {
  caption: string;
  rows: CreditModel[];
  isDated?: boolean;
}) {
  const { t } = useLingui();
  return (
    <Table
      caption={caption}
      narrow="stack"
      columns={[
        {
          id: 'name',
          header: t`Source`,
          isRowHeader: true,
          cell: ({ name, href }) =>
            href ? (
              <Link href={href} external>
                {name}
              </Link>
            ) : (
              name
            ),
        },
        ...(isDated ? [{ id: 'date', header: t`As of`, cell: ({ date }: CreditModel) => date }] : []),
        { id: 'licence', header: t`Licence`, cell: ({ licence }) => licence },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}
