import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink, Container, Notice, PageHeading, SignOutIcon } from '@raang/ui';
import type { ReactNode } from 'react';
import type { HiddenValues } from '../shared/page/hidden-fields';
import { SideNav } from '../shared/page/side-nav';
import { OwnCases } from './own-cases';
import { OwnSubscription } from './own-subscription';
import { OwnSessions } from './own-sessions';
import type { ProfileModel, ProfileSection } from './profile-model';
import { Section } from './profile-section';

export interface ProfileProps {
  model: ProfileModel;
  /** The forms of the page, each in its section. */
  forms: { details: ReactNode; email: ReactNode; password: ReactNode; deletion: ReactNode };
  /** Values that the page's other forms send, such as a token. */
  hidden?: HiddenValues;
}

/** The account of the signed-in person: their cases, data, password and devices. */
export function ProfileView({ model, forms, hidden = {} }: ProfileProps) {
  const { notice, email } = model;
  const titles = Object.fromEntries(model.contents.map(({ label, href }) => [href.slice(1), label]));
  const section = (id: ProfileSection) => ({ id, title: titles[id]! });
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <PageHeading
        crumbs={model.crumbs}
        title={model.title}
        lead={model.name}
        meta={
          <>
            <span className="wrap-anywhere">{email}</span>
            <LogoutForm action={model.logoutAction} />
          </>
        }
      />
      {notice && (
        <Notice tone="success" title={notice.title} headingLevel={2}>
          {notice.text}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="self-start lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 print:hidden">
          <SideNav title={<Trans>On this page</Trans>} links={model.contents} />
        </div>
        <div className="space-y-14">
          <Section {...section('my-cases')}>
            <OwnCases cases={model.cases} contactHref={model.contactHref} />
          </Section>
          <Section {...section('subscription')}>
            <OwnSubscription {...model.subscription} />
          </Section>
          <Section {...section('details')}>{forms.details}</Section>
          <Section {...section('email')}>
            <p className="max-w-text wrap-anywhere">
              <Trans>
                You sign in with {email}, and we send our e-mails to it. To change it, you confirm the change
                from the new address and from the current one, so that nobody else can.
              </Trans>
            </p>
            {forms.email}
          </Section>
          <Section {...section('password')}>{forms.password}</Section>
          <Section {...section('sessions')}>
            <OwnSessions sessions={model.sessions} hidden={hidden} />
          </Section>
          <Section {...section('data')}>
            <p className="max-w-text">
              <Trans>
                A JSON file with your details, your cases, your e-mails about disruptions and your devices.
              </Trans>
            </p>
            <ButtonLink variant="secondary" href={model.exportHref} download>
              <Trans>Download your data</Trans>
            </ButtonLink>
          </Section>
          <Section {...section('deletion')}>
            <p className="max-w-text">
              <Trans>
                We keep your cases until they are closed and their retention period ends. You can follow them
                with the reference and your e-mail address or telephone number.
              </Trans>
            </p>
            {forms.deletion}
          </Section>
        </div>
      </div>
    </Container>
  );
}

function LogoutForm({ action }: { action: string }) {
  return (
    <form method="post" action={action}>
      <Button type="submit" variant="secondary" size="sm" iconStart={SignOutIcon}>
        <Trans>Sign out</Trans>
      </Button>
    </form>
  );
}
