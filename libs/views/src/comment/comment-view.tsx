import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@raang/ui';
import type { ReactNode } from 'react';
import { ContactPoints } from '../shared/contact/contact-points';
import { OtherMatters } from '../shared/contact/other-matters';
import { Steps } from '../shared/contact/steps';
import type { CommentModel } from './comment-model';

export interface CommentViewProps {
  model: CommentModel;
  /** A form to send a comment. */
  form?: ReactNode;
}

/** How to send feedback to the authority. */
export function CommentView({ model: { authority, steps, otherMatters }, form }: CommentViewProps) {
  const { t } = useLingui();
  return (
    <div className="space-y-10">
      {form}
      {authority && (
        <section aria-labelledby="tell-us" className="space-y-3">
          <SectionHeading
            id="tell-us"
            title={t`How to contact us now`}
            lead={<span lang={authority.lang}>{authority.name}</span>}
          />
          <ContactPoints points={authority.points} headingLevel={3} />
        </section>
      )}
      <Steps steps={steps} />
      <OtherMatters model={otherMatters} />
    </div>
  );
}
