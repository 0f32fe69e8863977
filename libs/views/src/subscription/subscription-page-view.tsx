import { ButtonLink, Container, Notice, PageHeading } from '@raang/ui';
import type { ReactNode } from 'react';
import { Steps } from '../shared/page/steps';
import type { SubscriptionPageModel } from './subscription-page-model';
import { Wish } from './wish';

export interface SubscriptionPageProps {
  model: SubscriptionPageModel;
  /** The form, or the forms. Absent on pages that say what happened. */
  children?: ReactNode;
}

/** A page of subscriptions: one thing to do, or what just happened. */
export function SubscriptionPageView({ model, children }: SubscriptionPageProps) {
  const { notice, unknownLine, wish, steps, ways } = model;
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <PageHeading crumbs={model.crumbs} title={model.title} lead={model.lead} />
      <div className="max-w-[34rem] space-y-8">
        {notice && (
          <Notice tone="success" title={notice.title} headingLevel={2}>
            {notice.text}
          </Notice>
        )}
        {unknownLine && <Notice tone="warning">{unknownLine}</Notice>}
        {wish && <Wish {...wish} />}
        {children}
        {steps.length > 0 && <Steps steps={steps} />}
        {ways.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {ways.map(({ href, label }, index) => (
              <ButtonLink key={href} href={href} variant={index > 0 ? 'secondary' : 'primary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </Container>
  );
}
