import { Trans, useLingui } from '@lingui/react/macro';
import { withoutLineMarks } from '@raang/text-time';
import type { ReactNode } from 'react';
import { LandmarkSign } from './landmark-sign';
import { ConnectionNode, ConnectionTrack } from './map-connections';
import { MapLink } from './map-drawing';
import { MapMark } from './map-mark';
import { FileLinks } from '../shared/documents/file-links';
import type { NetworkMapModel } from './network-map-model';

/** The meaning of signs and marks; below the map, also on paper. The map itself names the lines. */
export function MapLegend({ model }: { model: NetworkMapModel }) {
  const { t } = useLingui();
  const { lines, otherLines, layer, notes, sheets } = model;
  const links = model.links.filter(({ isConnection }) => !isConnection);
  const stations = [...lines, ...otherLines].flatMap((line) => line.stations);
  const has = (kind: string) => stations.some(({ landmark }) => landmark?.kind === kind);
  const alerts = new Set([...lines, ...stations].map((one) => 'alert' in one && one.alert?.kind));
  return (
    <>
      <ul
        role="list"
        aria-label={t`Legend`}
        className="map-legend flex flex-wrap items-center gap-x-6 gap-y-1 text-sm"
      >
        <Sign drawing={<circle className="node change" r={7} />}>{t`Change to another line or system`}</Sign>
        {links.some(({ isInPaidArea }) => isInPaidArea) && (
          <Sign drawing={<MapLink path="M-7,0L7,0" isInPaidArea />}>{t`Change inside the gates`}</Sign>
        )}
        {links.some(({ isInPaidArea }) => !isInPaidArea) && (
          <Sign
            drawing={
              <>
                <MapLink path="M-10,0L10,0" isInPaidArea={false} />
                <circle className="node change" cx={-10} r={6} />
                <circle className="node change" cx={10} r={6} />
              </>
            }
          >
            {t`Change on foot, through the gates`}
          </Sign>
        )}
        {otherLines.length > 0 && (
          <Sign
            drawing={
              <>
                <ConnectionTrack path="M-18,0L18,0" />
                <ConnectionNode at={[0, 0]} />
              </>
            }
          >
            {t`Line and station of another system`}
          </Sign>
        )}
        {has('pier') && <Sign drawing={<LandmarkSign kind="pier" />}>{t`Pier`}</Sign>}
        {has('airport') && <Sign drawing={<LandmarkSign kind="airport" />}>{t`Airport`}</Sign>}
        {alerts.has('closed') && <Sign drawing={<MapMark mark={{ kind: 'closed' }} />}>{t`Closed now`}</Sign>}
        {alerts.has('disrupted') && (
          <Sign drawing={<MapMark mark={{ kind: 'disrupted' }} />}>{t`Disrupted now`}</Sign>
        )}
        {alerts.has('planned') && (
          <Sign drawing={<MapMark mark={{ kind: 'planned' }} />}>{t`Planned closure or works`}</Sign>
        )}
        {layer?.legend.map(({ kind, text, meaning }) => (
          <Sign key={kind} drawing={<MapMark mark={{ kind, text }} />}>
            {meaning}
          </Sign>
        ))}
        {notes.map((note) => (
          <li key={note} className="text-ink-muted">
            {withoutLineMarks(note)}
          </li>
        ))}
      </ul>
      {sheets.length > 0 && (
        <div className="flex flex-wrap items-baseline gap-x-6 text-sm print:hidden">
          <p className="font-semibold">
            <Trans>Map to print, on A3 and A4</Trans>
          </p>
          <FileLinks files={sheets} document={t`Map of the lines`} />
        </div>
      )}
    </>
  );
}

/** The text has no elements: the drawing goes on below it, unseen, and its contrast could not be measured. */
function Sign({ drawing, children }: { drawing: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="-20 -12 40 24" className="network-map-sign h-6 w-10 shrink-0">
        {drawing}
      </svg>
      <span className="min-w-0">{withoutLineMarks(children)}</span>
    </li>
  );
}
