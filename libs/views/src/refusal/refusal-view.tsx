import { Trans, useLingui } from '@lingui/react/macro';
import { Brand, ButtonLink, Container, PageHeading } from '@raang/ui';
import { refusalWords } from './refusal-words';

export interface RefusalProps {
  /** The HTTP status. */
  status: number;
  /** The name that the API has for it, for those who report it. */
  code: string;
  siteName: string;
  homeHref: string;
}

/** A request that the site does not answer: says why, and what to do. Stands alone, without the frame of the pages. */
export function RefusalView({ status, code, siteName, homeHref }: RefusalProps) {
  const { i18n } = useLingui();
  const { title, advice } = refusalWords(status);
  return (
    <Container className="space-y-8 py-8">
      <Brand href={homeHref} name={siteName} />
      <PageHeading eyebrow={String(status)} title={i18n._(title)} lead={i18n._(advice)} />
      <p lang="en" className="text-ink-muted">
        <code>{code}</code>
      </p>
      <ButtonLink href={homeHref}>
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    </Container>
  );
}
