import { useLingui } from '@lingui/react/macro';
import { PlaceTiles } from '../shared/tiles/place-tile';
import type { TileModel } from '../shared/tiles/tiles-model';

/** The most used links, without a heading. */
export function TileGrid({ tiles }: { tiles: readonly TileModel[] }) {
  const { t } = useLingui();
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={t`Most used`} className="mt-5 lg:mt-8 print:hidden">
      <PlaceTiles tiles={tiles} isDense />
    </nav>
  );
}
