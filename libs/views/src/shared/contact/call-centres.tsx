import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@raang/ui';
import { ContactPoints } from './contact-points';
import type { ContactPointModel } from './contact-points-model';

interface CallCentresProps {
  points: readonly ContactPointModel[];
  layout?: 'grid' | 'column';
}

/** Numbers to call about a lost item, by line. */
export function CallCentres({ points, layout }: CallCentresProps) {
  const { t } = useLingui();
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="call-centres" className="space-y-3">
      <SectionHeading id="call-centres" title={t`Call the line’s operator`} />
      <ContactPoints points={points} headingLevel={3} layout={layout} />
    </section>
  );
}
