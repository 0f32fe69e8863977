import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, Container, PageHeading } from '@raang/ui';

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
