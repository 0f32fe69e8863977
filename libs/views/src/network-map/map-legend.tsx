import { Trans, useLingui } from '@lingui/react/macro';
import { LineBadge } from '@raang/ui';
import type { ReactNode } from 'react';
import { MapLink } from './map-drawing';
import { MapMark } from './map-mark';
import type { NetworkMapModel } from './network-map-model';

/** The meaning of lines and marks; below the map, also on paper. */
export function MapLegend({ model: { lines, connections, layer, ...model } }: { model: NetworkMapModel }) {
  const { t } = useLingui();
  const links = model.links.filter(({ isConnection }) => !isConnection);
  return (
    <ul role="list" aria-label={t`Legend`} className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      {lines.map(({ id, name }) => (
        <li key={id}>
          <LineBadge lineId={id} name={name} wordForLine={false} />
        </li>
      ))}
      {connections.length > 0 && (
        <Sign
          drawing={
            <>
              <path className="connection" d="M-18,0L18,0" />
              <circle className="connection-node" r={4.5} />
            </>
          }
        >
          <Trans>Line and station of another system</Trans>
        </Sign>
      )}
      <Sign drawing={<circle className="node change" r={7} />}>
        <Trans>Change to another line or system</Trans>
      </Sign>
      {links.some(({ isInPaidArea }) => isInPaidArea) && (
        <Sign drawing={<MapLink path="M-7,0L7,0" isInPaidArea />}>
          <Trans>Change inside the gates</Trans>
        </Sign>
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
          <Trans>Change on foot, through the gates</Trans>
        </Sign>
      )}
      {layer?.legend.map(({ kind, text, meaning }) => (
        <Sign key={kind} drawing={<MapMark mark={{ kind, text }} />}>
          {meaning}
        </Sign>
      ))}
    </ul>
  );
}

function Sign({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="-20 -12 40 24" className="network-map-sign h-6 w-10 shrink-0">
        {drawing}
      </svg>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
