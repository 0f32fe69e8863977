import { useImperativeHandle, useRef } from 'react';
import { useLabels } from '../labels/labels-provider';
import { useInSight } from '../in-sight/use-in-sight';
import type { NativeProps } from '../native/native-props';
import { StationCode } from '../station-code/station-code';
import { TableRegion } from '../table/table-region';

export interface FareStation {
  code: string;
  name: string;
  lineId?: string;
}

export interface FareTableProps extends Omit<NativeProps<'div'>, 'children'> {
  /** Must name line, rider category, unit and date. */
  caption: string;
  stations: readonly FareStation[];
  /** `fares[from][to]` in the order of `stations`. Null if there is no fare. */
  fares: readonly (readonly (number | string | null)[])[];
  /**
   * Codes of the pair to highlight. The table scrolls to it.
   * @default {}
   */
  chosen?: { from?: string; to?: string };
}

/** Fares from station to station. Both headers are sticky. Scrolls by touch, wheel and keyboard. */
export function FareTable({ caption, stations, fares, chosen = {}, ref, ...props }: FareTableProps) {
  const { fareTable } = useLabels();
  const region = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => region.current!, []);
  useInSight(region, 'tr[data-chosen] > td[data-chosen]', `${chosen.from} ${chosen.to}`);
  return (
    <TableRegion {...props} caption={caption} tall="always" ref={region}>
      <table className="fare-table">
        <caption className="px-4 py-3 text-start">
          <span className="sticky start-4 inline-block max-w-[calc(100vw-4.25rem)]">
            <b className="block font-semibold">{caption}</b>
            <span className="block text-sm text-ink-muted">{fareTable.reading}</span>
          </span>
        </caption>
        <thead>
          <tr>
            {/* a corner cell with text must be a header itself */}
            <th scope="col" className="text-sm font-normal text-ink-muted">
              <span className="block text-end">{fareTable.to}</span>
              <span className="block">{fareTable.from}</span>
            </th>
            {stations.map((station) => (
              <th key={station.code} scope="col" data-chosen={station.code === chosen.to || undefined}>
                <Head {...station} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stations.map(({ code, name, lineId }, row) => (
            <tr key={code} data-chosen={code === chosen.from || undefined}>
              <th scope="row" data-chosen={code === chosen.from || undefined}>
                <span className="flex max-w-[38vw] items-center gap-x-3 font-normal max-md:flex-col max-md:items-start max-md:text-sm md:min-w-60 print:max-w-none print:min-w-0 print:flex-row print:gap-1">
                  <StationCode code={code} lineId={lineId} />
                  <span translate="no">{name}</span>
                </span>
              </th>
              {stations.map(({ code: to }, column) => (
                <td key={to} data-chosen={to === chosen.to || undefined}>
                  {code === chosen.from && to === chosen.to && (
                    <span className="sr-only">{fareTable.chosen}</span>
                  )}
                  <Fare fare={fares[row]?.[column] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

/** The name is vertical on wide screens and visually hidden on narrow ones, to keep columns narrow. */
function Head({ code, name, lineId }: FareStation) {
  return (
    <span className="flex flex-col items-center gap-2">
      <span
        translate="no"
        className="text-start text-sm font-normal max-md:sr-only md:max-h-52 md:rotate-180 md:[writing-mode:vertical-rl]"
      >
        {name}
      </span>
      <StationCode code={code} lineId={lineId} />
    </span>
  );
}

function Fare({ fare }: { fare: number | string | null }) {
  const { fareTable } = useLabels();
  if (fare !== null) return fare;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{fareTable.none}</span>
    </>
  );
}
