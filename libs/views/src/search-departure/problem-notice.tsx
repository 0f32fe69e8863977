import { ButtonLink, Notice } from '@raang/ui';
import { CallCentres } from './call-centres';
import type { ProblemModel } from './no-journey-model';

/** Why the answer differs from the question, and what to do next. */
export function ProblemNotice({
  problem: { title, text, links, callCentres },
  headingLevel,
}: {
  problem: ProblemModel;
  headingLevel: 2 | 3;
}) {
  return (
    <Notice
      tone="warning"
      title={title}
      headingLevel={headingLevel}
      actions={
        links.length > 0 &&
        links.map(({ href, label }) => (
          <ButtonLink key={href} href={href} variant="secondary" size="sm">
            {label}
          </ButtonLink>
        ))
      }
    >
      <p className="max-w-text">{text}</p>
      <CallCentres centres={callCentres} />
    </Notice>
  );
}
