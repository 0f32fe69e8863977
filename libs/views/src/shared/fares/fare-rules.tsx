import { useId } from 'react';
import type { FareRuleModel } from './fare-words';

/** Fare rules in words, each with period and certainty. */
export function FareRules({ title, rules }: { title: string; rules: readonly FareRuleModel[] }) {
  const id = useId();
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      <ul className="grid list-disc gap-x-10 gap-y-3 ps-5 lg:grid-cols-2">
        {rules.map(({ id: ruleId, text, remarks }) => (
          <li key={ruleId} className="print:break-inside-avoid">
            {text}
            {remarks.length > 0 && (
              <span className="block text-sm text-ink-muted">{remarks.join(' · ')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
