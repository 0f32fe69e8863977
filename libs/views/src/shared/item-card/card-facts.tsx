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

interface CardFactsProps {
  facts: readonly CardFactModel[];
  /**
   * Cuts each fact after two lines, with an ellipsis.
   * @default false
   */
  isBrief?: boolean;
}

/** The facts that help to choose an item. */
export function CardFacts({ facts, isBrief = false }: CardFactsProps) {
  return (
    <ul role="list" className={`${isBrief ? 'space-y-1' : 'mt-1.5 space-y-0.5 sm:mt-3 sm:space-y-1'} text-sm text-ink`}>
      {facts.map(({ icon, text }) => (
        <li key={icon + text} className="flex items-start gap-2">
          <Icon icon={icons[icon]} size="sm" className="mt-[0.35em] shrink-0 text-ink-muted" />
          <span className={isBrief ? 'line-clamp-2 min-w-0' : 'min-w-0'}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
