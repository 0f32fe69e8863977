import { Icon } from '../icon/icon';
import { CreditCardIcon } from '../icon/icons';

/** The brand's name on a plate; a plain card as long as it is not known. Names, not logos: those are the brands'. */
export function CardBrandMark({ name }: { name: string | undefined }) {
  if (!name) return <Icon icon={CreditCardIcon} />;
  return (
    <span className="rounded-sm bg-accent-soft px-2 text-sm font-semibold whitespace-nowrap text-accent-soft-ink">
      {name}
    </span>
  );
}
