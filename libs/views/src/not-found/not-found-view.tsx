import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, Container, Link, PageHeading } from '@raang/ui';
import type { StationOfferModel } from '../shared/station-field/station-offers';
import { StationOffers } from '../shared/station-field/station-offers-list';

export interface NotFoundProps {
  /** The requested path, decoded for reading. */
  path: string;
  /** `unmatched`: no such route. `invalid`: the route exists, but its parameters name nothing. */
  reason: 'unmatched' | 'invalid';
  homeHref: string;
  /** What the visitor may have looked for, with a link. */
  hint?: { text: string; link: { label: string; href: string } } | undefined;
  /** Stations that the path may name, below the hint. */
  offers?: readonly StationOfferModel[] | undefined;
  /** Other pages that the visitor may have looked for. */
  links: readonly { label: string; href: string }[];
}

/** The specification's texts for both reasons (§4 and §8), for people who repair links. */
export function notFoundMessage(reason: NotFoundProps['reason'], path: string): string {
  return reason === 'unmatched' ? `Page not found: ${path}` : `Page Not Found: ${path}`;
}

export function NotFoundView({ path, reason, homeHref, hint, offers = [], links }: NotFoundProps) {
  const { t } = useLingui();
  return (
    <Container className="space-y-8 py-16">
      <PageHeading
        eyebrow="404"
        title={t`We cannot find this page`}
        lead={<Trans>It may have moved, or its address may be mistyped.</Trans>}
      />
      {hint && (
        <div className="max-w-text space-y-2 text-lg">
          <p>{hint.text}</p>
          <StationOffers offers={offers} />
          <p>
            <Link href={hint.link.href}>{hint.link.label}</Link>
          </p>
        </div>
      )}
      <p lang="en" className="text-ink-muted">
        <code className="wrap-anywhere">{notFoundMessage(reason, path)}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={homeHref}>
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        {links.map((link) => (
          <ButtonLink key={link.href} href={link.href} variant="secondary">
            {link.label}
          </ButtonLink>
        ))}
      </div>
    </Container>
  );
}
