import { Icon } from '../icon/icon';
import { CreditCardIcon } from '../icon/icons';

/** The brand's name, or a card icon while the brand is unknown. Logos are trademarks, so the kit has none. */
export function CardBrandMark({ name }: { name: string | undefined }) {
  if (!name) return <Icon icon={CreditCardIcon} />;
  return (
    <span className="rounded-sm bg-accent-soft px-2 text-sm font-semibold text-accent-soft-ink @max-[22rem]:max-w-20 @max-[22rem]:text-center @max-[22rem]:text-xs @min-[22rem]:whitespace-nowrap">
      {name}
    </span>
  );
}
