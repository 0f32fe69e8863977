import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Container, PageHeading, PhoneIcon } from '@raang/ui';

export interface FailureProps {
  homeHref: string;
  /** Href of the page that failed, to try again. */
  currentHref: string;
  /** Whom to ask. */
  contactHref: string | undefined;
  /** Names the failure in the log. */
  reference?: string | undefined;
}

/** An error on our side: says so, with three ways on and without details of the error. */
export function FailureView({ homeHref, currentHref, contactHref, reference }: FailureProps) {
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
        {contactHref && (
          <ButtonLink href={contactHref} iconStart={PhoneIcon} variant="secondary">
            <Trans>Contact us</Trans>
          </ButtonLink>
        )}
      </div>
      {reference && (
        <p className="text-ink-muted">
          <Trans>
            If you contact us about this, quote <code className="wrap-anywhere">{reference}</code>.
          </Trans>
        </p>
      )}
    </Container>
  );
}

/** A page that did not arrive, because the device has no connection to the site. */
export function UnreachableView({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Container className="space-y-6 py-8 sm:py-12">
      <PageHeading
        title={t`This page did not load`}
        lead={
          <Trans>
            Your device cannot reach the site. Check your internet connection. The page loads by itself when
            you are online again.
          </Trans>
        }
      />
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Container>
  );
}
