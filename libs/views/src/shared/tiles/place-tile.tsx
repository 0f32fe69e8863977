import { DynamicIcon, Tile } from '@raang/ui';
import type { TileModel } from './tiles-model';

interface PlaceTileProps {
  tile: TileModel;
  /** See Tile. */
  isDense?: boolean;
}

export function PlaceTile({ tile: { icon, ...tile }, isDense }: PlaceTileProps) {
  return <Tile {...tile} icon={<DynamicIcon {...icon} size="lg" />} isDense={isDense} />;
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
