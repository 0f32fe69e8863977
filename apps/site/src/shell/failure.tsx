import { useLingui } from '@lingui/react/macro';
import { FailureView, toPageTitle } from '@raang/views';
import { rootRouteId, useRouteContext, useRouterState } from '@tanstack/react-router';
import { authority } from '../../authority';
import { href } from '../href';

export function Failure() {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: rootRouteId });
  const currentHref = useRouterState({ select: (state) => state.location.href });
  return (
    <>
      <title>{toPageTitle(t`Something went wrong`, authority.siteName[locale])}</title>
      <meta name="robots" content="noindex" />
      <FailureView homeHref={href.home(locale)} currentHref={currentHref} />
    </>
  );
}
