import type { MapLandmark, MapPoint } from './map-layout';

const drawings: Record<MapLandmark['kind'], string> = {
  // a boat under a roof, on water
  pier: 'M-5.5 1h11l-2 3h-7zM-3 1v-3.5h6V1M-4-2.5h8',
  // an aircraft seen from above, climbing
  airport: 'M0-5.5v10.5M0-1.5l-5.5 3M0-1.5l5.5 3M0 3.2l-2.4 1.6M0 3.2l2.4 1.6',
};

/** The sign of a pier or an airport. */
export function LandmarkSign({ kind, at }: { kind: MapLandmark['kind']; at?: MapPoint }) {
  return <path className="landmark-sign" d={drawings[kind]} transform={at && `translate(${at})`} />;
}
