import { CreditCardIcon, FareIcon, type Glyph, Tile, TrainIcon, UserIcon } from '@raang/ui';
import type { ChoiceModel } from './steps-model';

const icons: Record<ChoiceModel['icon'], Glyph> = {
  line: TrainIcon,
  person: UserIcon,
  money: FareIcon,
  card: CreditCardIcon,
};

/** The choices of a question as links: one tap selects, and the browser's back button returns. */
export function Choices({ choices, label }: { choices: readonly ChoiceModel[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {choices.map(({ href, title, text, icon, lineId }) => (
          <li
            key={href}
            data-line={lineId}
            className={lineId ? 'rounded-md border-s-8 border-(--line-colour)' : undefined}
          >
            <Tile href={href} icon={icons[icon]} title={title} text={text} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
