import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRightIcon, ButtonLink, Container, Link, PageHeading, PhoneIcon } from '@raang/ui';
import { SiteSearch } from '../shared/search/site-search';
import type { StationOfferModel } from '../shared/station-field/station-offers';
import { StationOffers } from '../shared/station-field/station-offers-list';
import { nearestPage, wordsOfPath } from './missed-path';
import { notFoundMessage } from './not-found-message';

interface WayOn {
  label: string;
  href: string;
}

export interface NotFoundProps {
  /** The requested path, decoded for reading. */
  path: string;
  /** `unmatched`: no such route. `invalid`: the route exists, but its parameters name nothing. */
  reason: 'unmatched' | 'invalid';
  homeHref: string;
  /** Path of the search page, on a site that has one. */
  searchHref?: string | undefined;
  /** Whom to ask. */
  contact?: WayOn | undefined;
  /** What the visitor may have looked for, with a link. */
  hint?: { text: string; link: WayOn } | undefined;
  /** Stations that the path may name, below the hint. */
  offers?: readonly StationOfferModel[] | undefined;
  /** The site's main pages: the path may resemble one of them. */
  pages: readonly WayOn[];
}

/** Three ways on: the search, the page that the path resembles (or the home page), and the authority. */
export function NotFoundView(props: NotFoundProps) {
  const { path, reason, homeHref, searchHref, contact, hint, offers = [], pages } = props;
  const { t } = useLingui();
  const nearest = hint ? undefined : nearestPage(path, pages);
  const name = nearest?.label;
  return (
    <Container className="space-y-6 py-8 sm:py-12">
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
      {searchHref && (
        <SiteSearch
          action={searchHref}
          query={wordsOfPath(path)}
          label={t`Search for this page`}
          className="max-w-text"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={nearest?.href ?? homeHref} iconEnd={ArrowRightIcon}>
          {name ? t`Go to “${name}”` : t`Go to the home page`}
        </ButtonLink>
        {contact && (
          <ButtonLink href={contact.href} iconStart={PhoneIcon} variant="secondary">
            {contact.label}
          </ButtonLink>
        )}
      </div>
      <p lang="en" className="text-sm text-ink-muted">
        <code className="wrap-anywhere">{notFoundMessage(reason, path)}</code>
      </p>
    </Container>
  );
}
