import { useLingui } from '@lingui/react/macro';
import { FailureView, toPageTitle } from '@raang/views';
import {
  type ErrorComponentProps,
  rootRouteId,
  useRouteContext,
  useRouterState,
} from '@tanstack/react-router';
import { siteName } from '../../authority/authority';
import { href } from '../addresses/href';
import { NoIndex } from './no-index';
import { useLeaveFailedPage } from './use-leave-failed-page';

/** Error page of a failed route, inside the frame. */
export function Failure({ error }: ErrorComponentProps) {
  useLeaveFailedPage(error, { isFatal: false });
  return <ErrorPage />;
}

/** Error page of a failed application: no frame, and no automatic reload. */
export function FatalFailure({ error }: ErrorComponentProps) {
  useLeaveFailedPage(error, { isFatal: true });
  return <ErrorPage />;
}

function ErrorPage() {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: rootRouteId });
  const currentHref = useRouterState({ select: (state) => state.location.href });
  return (
    <>
      <title>{toPageTitle(t`Something went wrong`, siteName[locale])}</title>
      <NoIndex />
      <FailureView
        homeHref={href.home(locale)}
        currentHref={currentHref}
        contactHref={href.listing(locale, { group: 'contact', category: 'mrta' })}
      />
    </>
  );
}
