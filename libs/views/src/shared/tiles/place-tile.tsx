import {
  AccessibleIcon,
  AlertIcon,
  ClockIcon,
  FareIcon,
  type Glyph,
  InfoIcon,
  LostPropertyIcon,
  MapIcon,
  MessageIcon,
  ParkingIcon,
  PhoneIcon,
  RouteIcon,
  TicketIcon,
  Tile,
} from '@raang/ui';
import type { TileModel } from './tiles-model';

/** Icon by category slug or page name; defaults to `info`. */
const icons: Record<string, Glyph> = {
  map: MapIcon,
  'search-departure': RouteIcon,
  'last-train': ClockIcon,
  'service-status': AlertIcon,
  'which-ticket': TicketIcon,
  'fare-rates': FareIcon,
  'train-schedule': ClockIcon,
  ticket: TicketIcon,
  parking: ParkingIcon,
  facilities: AccessibleIcon,
  lost: LostPropertyIcon,
  comment: MessageIcon,
  'report-complaint': AlertIcon,
  mrta: PhoneIcon,
};

export function PlaceTile({ tile: { place, href, title, text } }: { tile: TileModel }) {
  return <Tile href={href} icon={icons[place] ?? InfoIcon} title={title} text={text} />;
}

export function PlaceTiles({ tiles }: { tiles: readonly TileModel[] }) {
  return (
    <ul role="list" className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {tiles.map((tile) => (
        <li key={tile.href}>
          <PlaceTile tile={tile} />
        </li>
      ))}
    </ul>
  );
}
