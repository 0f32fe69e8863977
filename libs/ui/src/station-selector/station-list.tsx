import { cva } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { LineBadge } from '../line-badge/line-badge';
import { StationCode } from '../station-code/station-code';
import type { StationOption } from './station-option';
import type { StationFieldOptions, useStationField } from './station-field-state';

export interface StationListProps extends Pick<StationFieldOptions, 'locale'> {
  field: ReturnType<typeof useStationField>;
  lineNames: Readonly<Record<string, string>>;
}

const option = cva(
  'flex min-h-12 cursor-pointer items-center gap-x-3 border-s-4 px-3 py-1.5 forced-colors:outline-offset-[-3px]',
  {
    variants: {
      highlighted: {
        true: 'border-accent bg-accent-soft forced-colors:outline-3 forced-colors:outline-[Highlight]',
        false: 'border-transparent forced-colors:border-[Canvas]',
      },
      chosen: { true: 'font-semibold' },
    },
  },
);

/** The options below the field. Announces the number of results. */
export function StationList({ field, lineNames, locale }: StationListProps) {
  const { stationSelector: labels } = useLabels();
  const { combobox, wanted, recentStations, found } = field;
  const { isOpen, getMenuProps } = combobox;
  const isEmpty = found.length === 0;
  const news = isEmpty
    ? fillLabel(labels.none, { text: wanted })
    : fillLabel(labels.found, { count: found.length });

  const toOption = (station: StationOption, index: number) => (
    <Option key={station.code} {...{ station, index, field, lineNames, locale }} />
  );
  return (
    <>
      <div
        className={`absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-md border border-line-strong bg-surface-raised text-ink shadow-lg ${isOpen ? '' : 'hidden'}`}
      >
        {isOpen && isEmpty && <p className="px-4 py-3 text-ink-muted">{news}</p>}
        <div
          {...getMenuProps({ 'aria-label': labels.list })}
          hidden={isEmpty}
          className="max-h-96 overflow-y-auto"
        >
          {isOpen && recentStations.length > 0 && (
            <Group title={labels.recent}>{recentStations.map(toOption)}</Group>
          )}
          {isOpen &&
            (recentStations.length > 0 ? (
              <Group title={labels.all}>
                {found.map((station, index) => toOption(station, recentStations.length + index))}
              </Group>
            ) : (
              found.map(toOption)
            ))}
        </div>
      </div>
      <div role="status" className="sr-only">
        {isOpen && wanted && news}
      </div>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="border-b border-line last:border-0">
      <div id={id} role="presentation" className="px-4 pt-2 text-sm font-semibold text-ink-muted">
        {title}
      </div>
      {children}
    </div>
  );
}

interface OptionProps extends StationListProps {
  station: StationOption;
  index: number;
}

function Option({ station, index, field, lineNames, locale }: OptionProps) {
  const { combobox, chosen } = field;
  const { code, names, lineIds } = station;
  const other = locale === 'th' ? 'en' : 'th';
  const highlighted = combobox.highlightedIndex === index;
  return (
    <div
      {...combobox.getItemProps({ item: station, index })}
      className={option({ highlighted, chosen: station === chosen })}
    >
      <StationCode code={code} lineId={lineIds[0]} />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0">
          {names[locale]}{' '}
          <span lang={other} className="text-sm font-normal text-ink-muted">
            {names[other]}
          </span>
        </span>
        <span className="flex flex-wrap gap-x-3 *:font-normal *:text-ink-muted">
          {lineIds.map((lineId) => (
            <LineBadge key={lineId} variant="swatch" lineId={lineId} name={lineNames[lineId] ?? lineId} />
          ))}
        </span>
      </span>
    </div>
  );
}
