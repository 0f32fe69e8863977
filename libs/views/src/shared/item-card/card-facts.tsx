import {
  CalendarIcon,
  ClockIcon,
  DocumentIcon,
  FareIcon,
  type Glyph,
  Icon,
  MapPinIcon,
  ParkingIcon,
  PhoneIcon,
  ShopIcon,
  WalkIcon,
} from '@raang/ui';
import type { CardFactModel } from './item-card-model';

const icons: Record<CardFactModel['icon'], Glyph> = {
  place: MapPinIcon,
  date: CalendarIcon,
  time: ClockIcon,
  walk: WalkIcon,
  price: FareIcon,
  space: ShopIcon,
  telephone: PhoneIcon,
  parking: ParkingIcon,
  document: DocumentIcon,
};

/** The facts that help to choose an item. */
export function CardFacts({ facts }: { facts: readonly CardFactModel[] }) {
  return (
    <ul role="list" className="mt-3 space-y-1 text-sm text-ink">
      {facts.map(({ icon, text }) => (
        <li key={icon + text} className="flex items-start gap-2">
          <Icon icon={icons[icon]} size="sm" className="mt-[0.35em] shrink-0 text-ink-muted" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
