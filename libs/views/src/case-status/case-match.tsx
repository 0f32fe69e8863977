import { Trans, useLingui } from '@lingui/react/macro';
import { CheckIcon, DefinitionList, Icon, SectionHeading } from '@raang/ui';
import type { ReactNode } from 'react';
import type { MatchModel } from './match-model';

/** A found item that may be the lost one, why, and a form to claim it. */
export function CaseMatch({ match, form }: { match: MatchModel; form: ReactNode }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="match" className="max-w-text space-y-6">
      <SectionHeading
        id="match"
        title={t`The item that may be yours`}
        lead={<Trans>We do not publish details that prove who owns it.</Trans>}
      />
      <DefinitionList
        className="wrap-anywhere"
        items={match.facts.map(({ term, text }) => ({ term, value: text }))}
      />
      {match.reasons.length > 0 && (
        <div className="space-y-2">
          <h3 className="font-semibold">
            <Trans>Why it may be yours</Trans>
          </h3>
          <ul role="list" className="space-y-1">
            {match.reasons.map((reason) => (
              <li key={reason} className="flex items-start gap-2">
                <Icon icon={CheckIcon} size="sm" className="first-line text-success" />
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {form}
    </section>
  );
}
