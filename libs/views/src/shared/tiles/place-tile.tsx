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

interface PlaceTileProps {
  tile: TileModel;
  /** See Tile. */
  isDense?: boolean;
}

export function PlaceTile({ tile: { place, href, title, text }, isDense }: PlaceTileProps) {
  return <Tile href={href} icon={icons[place] ?? InfoIcon} title={title} text={text} isDense={isDense} />;
}

/** Two columns on a phone, one where the text is large. */
export const denseGrid = 'grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))]';

/** Dense tiles stand in two columns on a phone. */
export function PlaceTiles({ tiles, isDense }: { tiles: readonly TileModel[]; isDense?: boolean }) {
  return (
    <ul
      role="list"
      className={`grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 ${isDense ? denseGrid : ''}`}
    >
      {tiles.map((tile) => (
        <li key={tile.href}>
          <PlaceTile tile={tile} isDense={isDense} />
        </li>
      ))}
    </ul>
  );
}
