import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FareTable, Notice, SectionHeading, Select } from '@raang/ui';
import { FareRules } from '../shared/fares/fare-rules';
import { type FareTableModel, lineFaresId, type LineFaresModel } from './line-fares-model';

/** Every fare of a line; its own form selects the line and the passenger. */
export function LineFares({ model }: { model: LineFaresModel }) {
  const { t } = useLingui();
  const { form, table, line, lineId } = model;
  return (
    <section
      id={lineFaresId}
      aria-labelledby="fare-table-heading"
      data-line={lineId}
      className="scroll-mt-4 space-y-6 lg:scroll-mt-44"
    >
      <SectionHeading
        id="fare-table-heading"
        title={t`All fares of the ${line}`}
        lead={t`Find the row of your start and the column of your destination.`}
      />
      <form
        key={`${form.line} ${form.rider}`}
        method="get"
        action={form.action}
        role="search"
        aria-label={t`Choose line and passenger`}
        className="grid gap-4 rounded-md bg-surface-sunken p-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end sm:p-5 print:hidden"
      >
        {form.hidden.map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
        <Select name="line" label={t`Line`} defaultValue={form.line} options={form.lines} />
        {form.riders.length > 0 && (
          <Select name="rider" label={t`Passenger`} defaultValue={form.rider} options={form.riders} />
        )}
        <Button type="submit" variant="secondary" className="justify-self-start">
          <Trans>Show the table</Trans>
        </Button>
      </form>
      {table ? (
        <Fares table={table} lineId={lineId} />
      ) : (
        <Notice tone="warning">
          <Trans>We do not have fares for this line on this day.</Trans>
        </Notice>
      )}
    </section>
  );
}

function Fares({ table, lineId }: { table: FareTableModel; lineId: string }) {
  const { t } = useLingui();
  return (
    <>
      <FareTable
        caption={table.caption}
        stations={table.stations.map((station) => ({ ...station, lineId }))}
        fares={table.fares}
        chosen={table.chosen}
      />
      {table.remarks.length > 0 && (
        <p className="max-w-text text-sm text-ink-muted">{table.remarks.join(' · ')}</p>
      )}
      <FareRules title={t`Rules that apply to these fares`} rules={table.rules} />
    </>
  );
}
