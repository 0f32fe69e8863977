import { Icon } from '../../icon/icon';
import { CheckIcon, CloseIcon } from '../../icon/icons';
import type { Comparison, Rendering } from '../guide';
import { Stage } from './stage';

interface ComparisonsProps {
  compare: readonly Comparison[];
  tall?: boolean | undefined;
}

/** Good and bad usage as pictures, side by side. */
export function Comparisons({ compare, tall }: ComparisonsProps) {
  return (
    <div className="grid gap-6">
      {compare.map(({ good, bad }) => (
        <div key={good[0]} className="grid items-stretch gap-4 sm:grid-cols-2">
          <Verdict isGood advice={good[0]} rendering={good[1]} tall={tall} />
          <Verdict isGood={false} advice={bad[0]} rendering={bad[1]} tall={tall} />
        </div>
      ))}
    </div>
  );
}

interface VerdictProps {
  isGood: boolean;
  advice: string;
  rendering: Rendering;
  tall?: boolean | undefined;
}

function Verdict({ isGood, advice, rendering, tall }: VerdictProps) {
  const look = isGood ? 'border-success text-success' : 'border-danger text-danger';
  return (
    <figure className="m-0 flex min-w-0 flex-col overflow-hidden rounded-md border border-line">
      <Stage rendering={rendering} tall={tall} className="min-h-40 grow" />
      <figcaption className={`border-t-4 bg-surface-sunken px-5 pt-3 pb-4 text-sm ${look}`}>
        <strong className="flex items-center gap-2">
          <Icon icon={isGood ? CheckIcon : CloseIcon} />
          {isGood ? 'Do' : 'Don’t'}
        </strong>
        <span className="block text-ink">{advice}</span>
      </figcaption>
    </figure>
  );
}
