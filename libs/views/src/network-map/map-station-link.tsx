import type { ReactNode } from 'react';
import { MapEnd, type MapRole, useRoleWords } from './map-end';
import { mapStationId } from './map-ids';
import type { MapPoint } from './map-layout';

interface MapStationLinkProps {
  code: string;
  /** Where the station stands. */
  at: MapPoint;
  /** Opens the station, or leads to it from the open one. */
  href: string;
  /** Its name and facts. */
  says: readonly (string | undefined)[];
  role: MapRole | undefined;
  isOnWay: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A station of any system in the drawing. */
export function MapStationLink({
  code,
  at,
  href,
  says,
  role,
  isOnWay,
  className,
  children,
}: MapStationLinkProps) {
  const roleWords = useRoleWords(role);
  return (
    <a
      id={mapStationId(code)}
      href={href || undefined}
      aria-label={[...says, roleWords].filter(Boolean).join(', ')}
      aria-current={role !== undefined || undefined}
      data-way={isOnWay || undefined}
      className={className}
    >
      {role && <MapEnd role={role} at={at} />}
      {children}
    </a>
  );
}
