import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Container, PageHeading } from '@raang/ui';

export interface FailureProps {
  homeHref: string;
  /** Href of the page that failed, to try again. */
  currentHref: string;
}

/** An error on our side: says so and what to do, without details of the error. */
export function FailureView({ homeHref, currentHref }: FailureProps) {
  const { t } = useLingui();
  return (
    <Container className="space-y-8 py-16">
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
      </div>
    </Container>
  );
}

/** A page that did not arrive, because the device has no connection to the site. */
export function UnreachableView({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Container className="space-y-8 py-16">
      <PageHeading
        title={t`This page did not load`}
        lead={
          <Trans>
            Your device cannot reach the site. Check your internet connection. The page loads by itself when you
            are online again.
          </Trans>
        }
      />
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Container>
  );
}
