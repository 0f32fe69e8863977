import { Trans } from '@lingui/react/macro';
import { ButtonLink, Container, Link, Notice, PageHeading } from '@raang/ui';
import { type ReactNode, useId } from 'react';
import { Steps } from '../shared/page/steps';
import type { AccountPageModel } from './account-page-model';

export interface AccountPageProps {
  model: AccountPageModel;
  /** The form. Absent on pages that say what happened. */
  children?: ReactNode;
}

/** A page of accounts: one thing to do, and beside it the ways to the other pages. */
export function AccountPageView({ model, children }: AccountPageProps) {
  const { notice } = model;
  const isDeadEnd = !children && model.steps.length === 0;
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <PageHeading crumbs={model.crumbs} title={model.title} lead={model.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,22rem)]">
        <div className="space-y-8">
          {notice && (
            <Notice tone={notice.tone} title={notice.title} headingLevel={2}>
              {notice.text}
            </Notice>
          )}
          {children}
          {model.steps.length > 0 && <Steps steps={model.steps} />}
          {isDeadEnd ? <MainWay ways={model.ways} /> : <Ways ways={model.ways} />}
        </div>
        {model.benefits.length > 0 && <Benefits benefits={model.benefits} />}
      </div>
    </Container>
  );
}

/** On a page without a form, the first way on is the main action. */
function MainWay({ ways: [way, ...others] }: Pick<AccountPageModel, 'ways'>) {
  if (!way) return null;
  return (
    <>
      <div className="space-y-2">
        <p className="text-lg">{way.question}</p>
        <ButtonLink href={way.href}>{way.label}</ButtonLink>
      </div>
      <Ways ways={others} />
    </>
  );
}

function Ways({ ways }: Pick<AccountPageModel, 'ways'>) {
  if (ways.length === 0) return null;
  return (
    <ul role="list" className="space-y-4 border-s-4 border-accent-soft ps-4">
      {ways.map(({ question, label, href }) => (
        <li key={href}>
          <p className="text-ink-muted">{question}</p>
          <Link href={href} className="inline-block py-1 font-semibold">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Benefits({ benefits }: Pick<AccountPageModel, 'benefits'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="self-start rounded-md bg-surface-sunken p-5">
      <h2 id={id} className="text-lg font-semibold">
        <Trans>With an account</Trans>
      </h2>
      <ul className="mt-2 list-disc space-y-1.5 ps-5 marker:text-accent">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </section>
  );
}
