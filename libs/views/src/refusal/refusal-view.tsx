import { Trans, useLingui } from '@lingui/react/macro';
import { Brand, ButtonLink, Container, PageHeading } from '@raang/ui';
import { refusalWords } from './refusal-words';

export interface RefusalProps {
  /** The HTTP status. */
  status: number;
  /** In English, for error reports: the API's name for the status, or `notFoundMessage`. */
  message: string;
  siteName: string;
  homeHref: string;
}

/** A refused request: says why and what to do. Has no frame of header and footer. */
export function RefusalView({ status, message, siteName, homeHref }: RefusalProps) {
  const { i18n } = useLingui();
  const { title, advice } = refusalWords(status);
  return (
    <Container className="space-y-8 py-8">
      <Brand href={homeHref} name={siteName} />
      <PageHeading eyebrow={String(status)} title={i18n._(title)} lead={i18n._(advice)} />
      <p lang="en" className="text-ink-muted">
        <code className="wrap-anywhere">{message}</code>
      </p>
      <ButtonLink href={homeHref}>
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    </Container>
  );
}
