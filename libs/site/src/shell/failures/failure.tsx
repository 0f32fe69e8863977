import { useLingui } from '@lingui/react/macro';
import { FailureView, toPageTitle, UnreachableView } from '@raang/views';
import {
  type ErrorComponentProps,
  rootRouteId,
  useRouteContext,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { pages, siteName } from 'raang:authority';
import { href } from '../../addresses/href';
import { isMissingChunk, isUnreachable, referenceOfError } from '../../failures/error-facts';
import { ServersPage } from '../renewal/servers-page';
import { usePageTakenOver } from '../renewal/take-over';
import { useLeaveFailedPage } from './use-leave-failed-page';

/** Error page of a failed route, inside the frame. A page that fails while React takes it over stays. */
export function Failure({ error }: ErrorComponentProps) {
  return (
    <ServersPage>
      <FailedPage error={error} />
    </ServersPage>
  );
}

function FailedPage({ error }: { error: unknown }) {
  usePageTakenOver();
  useLeaveFailedPage(error, { isFatal: false });
  return <PageOfError error={error} />;
}

/** Error page of a failed application: no frame, and no automatic reload. */
export function FatalFailure({ error }: ErrorComponentProps) {
  useLeaveFailedPage(error, { isFatal: true });
  return <PageOfError error={error} />;
}

function PageOfError({ error }: { error: unknown }) {
  if (isUnreachable(error)) return <UnreachablePage />;
  // a browser does not fetch a missing chunk again: the page starts anew
  if (isMissingChunk(error) && !navigator.onLine) return <UnreachablePage startsAnew />;
  return <ErrorPage reference={referenceOfError(error)} />;
}

function UnreachablePage({ startsAnew = false }: { startsAnew?: boolean }) {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: rootRouteId });
  const router = useRouter();
  const retry = useCallback(
    () =>
      startsAnew
        ? location.reload()
        : // the rest of the page is still there
          void router.invalidate({ filter: ({ status }) => status === 'error' }),
    [router, startsAnew],
  );
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <>
      <title>{toPageTitle(t`This page did not load`, siteName[locale])}</title>
      <UnreachableView onRetry={retry} />
    </>
  );
}

function ErrorPage({ reference }: { reference: string | undefined }) {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: rootRouteId });
  const currentHref = useRouterState({ select: (state) => state.location.publicHref });
  return (
    <>
      <title>{toPageTitle(t`Something went wrong`, siteName[locale])}</title>
      <FailureView
        homeHref={href.home(locale)}
        currentHref={currentHref}
        contactHref={pages.contact && href.listing(locale, pages.contact)}
        reference={reference}
      />
    </>
  );
}
