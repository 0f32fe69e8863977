import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, Container, PageHeading, PhoneIcon } from '@raang/ui';

export interface FailureProps {
  homeHref: string;
  /** Href of the page that failed, to try again. */
  currentHref: string;
  /** Whom to ask. */
  contactHref: string;
}

/** An error on our side: says so, with three ways on and without details of the error. */
export function FailureView({ homeHref, currentHref, contactHref }: FailureProps) {
  const { t } = useLingui();
  return (
    <Container className="space-y-6 py-8 sm:py-12">
      <PageHeading
        title={t`This page cannot be shown right now`}
        lead={<Trans>The error is on our side and has been recorded. Please try again in a moment.</Trans>}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={currentHref}>
          <Trans>Try again</Trans>
        </ButtonLink>
        <ButtonLink href={homeHref} variant="secondary">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        <ButtonLink href={contactHref} iconStart={PhoneIcon} variant="secondary">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </div>
    </Container>
  );
}
