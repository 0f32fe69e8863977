import { cva } from 'class-variance-authority';
import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import { Icon } from '../icon/icon';
import { MapPinIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { LineBadge } from '../line-badge/line-badge';
import { StationCode } from '../station-code/station-code';
import {
  isStation,
  keyOf,
  type PlaceOption,
  type SelectorOption,
  type StationOption,
} from './station-option';
import type { StationFieldOptions, useStationField } from './station-field-state';

export interface StationListProps extends Pick<StationFieldOptions, 'locale'> {
  field: ReturnType<typeof useStationField>;
  lineNames: Readonly<Record<string, string>>;
  /**
   * Classes that let the list reach beyond a narrow field.
   * @default 'inset-x-0'
   */
  reach?: string | undefined;
}

const optionLook = cva(
  'flex min-h-12 cursor-pointer items-center gap-x-3 border-s-4 px-3 py-1.5 [contain-intrinsic-size:auto_3rem] [content-visibility:auto] forced-colors:outline-offset-[-3px]',
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
export function StationList({ field, lineNames, locale, reach = 'inset-x-0' }: StationListProps) {
  const { stationSelector: labels } = useLabels();
  const { combobox, wanted, recentStations, found, similar } = field;
  const { isOpen, getMenuProps } = combobox;
  const count = found.length + similar.length;
  const isEmpty = count === 0;
  const news = isEmpty
    ? fillLabel(labels.none, { text: wanted })
    : fillLabel(found.length > 0 ? labels.found : labels.foundSimilar, { count });

  const toOption = (option: SelectorOption, index: number) => (
    <Option
      key={keyOf(option)}
      option={option}
      index={index}
      field={field}
      lineNames={lineNames}
      locale={locale}
    />
  );
  // a new list for each text, which begins with the first options
  const all = <Options key={wanted} options={found} toOption={toOption} from={recentStations.length} />;
  return (
    <>
      <div
        className={`@container absolute ${reach} top-full z-40 mt-1 overflow-hidden rounded-md border border-line-strong bg-surface-raised text-ink shadow-lg ${isOpen ? '' : 'hidden'}`}
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
          {isOpen && (recentStations.length > 0 ? <Group title={labels.all}>{all}</Group> : all)}
          {isOpen && similar.length > 0 && (
            <Group title={labels.similar}>
              {similar.map((option, index) => toOption(option, found.length + index))}
            </Group>
          )}
        </div>
      </div>
      <div role="status" className="sr-only">
        {isOpen && wanted && news}
      </div>
    </>
  );
}

/** As many as the open list has room for. */
const firstOptions = 12;

interface OptionsProps {
  options: readonly SelectorOption[];
  toOption: (option: SelectorOption, index: number) => ReactNode;
  /** Index of the first one. */
  from: number;
}

/** The first options at once, the others when the browser has shown these: two hundred would delay the first screen. */
function Options({ options, toOption, from }: OptionsProps) {
  const shown = useDeferredValue(options.length, Math.min(firstOptions, options.length));
  return (
    // one element, so that the next key removes one and not two hundred
    <div role="none">{options.slice(0, shown).map((option, index) => toOption(option, from + index))}</div>
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
  option: SelectorOption;
  index: number;
}

function Option({ option, index, field, lineNames, locale }: OptionProps) {
  const { combobox, chosen } = field;
  const highlighted = combobox.highlightedIndex === index;
  return (
    <div
      {...combobox.getItemProps({ item: option, index })}
      className={optionLook({ highlighted, chosen: option === chosen })}
    >
      {isStation(option) ? (
        <Station option={option} lineNames={lineNames} locale={locale} />
      ) : (
        <Place option={option} locale={locale} />
      )}
    </div>
  );
}

type ContentProps<Shown> = Pick<StationListProps, 'lineNames' | 'locale'> & { option: Shown };

/** Remembered: moving the highlight draws two options anew, not two hundred. */
const Station = memo(function Station({ option, lineNames, locale }: ContentProps<StationOption>) {
  const { code, signCode = code, lineIds } = option;
  return (
    <>
      <StationCode code={signCode} lineId={lineIds[0]} />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
        <Names option={option} locale={locale} />
        {/* on a phone the code has the colour of the line, and the name needs the room */}
        <span className="hidden flex-wrap gap-x-3 *:font-normal *:text-ink-muted @min-[22rem]:flex">
          {lineIds.map((lineId) => (
            <LineBadge
              key={lineId}
              variant="swatch"
              lineId={lineId}
              name={lineNames[lineId] ?? lineId}
              wordForLine={false}
            />
          ))}
        </span>
      </span>
    </>
  );
});

const Place = memo(function Place({ option, locale }: Omit<ContentProps<PlaceOption>, 'lineNames'>) {
  return (
    <>
      <span className="flex w-12 shrink-0 justify-center text-ink-muted">
        <Icon icon={MapPinIcon} />
      </span>
      <span className="min-w-0 grow">
        <Names option={option} locale={locale} />{' '}
        <span className="block text-sm font-normal text-ink-muted">{option.note}</span>
      </span>
    </>
  );
});

/** Each name on a line of its own where the list is narrow, so that neither begins in the other's line. */
function Names({ option: { names }, locale }: Pick<StationListProps, 'locale'> & { option: SelectorOption }) {
  const other = locale === 'th' ? 'en' : 'th';
  return (
    <span translate="no" className="min-w-0">
      <span className="@max-[22rem]:block">{names[locale]}</span>{' '}
      <span lang={other} className="text-sm font-normal text-ink-muted @max-[22rem]:block">
        {names[other]}
      </span>
    </span>
  );
}
