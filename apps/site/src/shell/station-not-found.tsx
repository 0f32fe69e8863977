import { useLingui } from '@lingui/react/macro';
import { type NotFoundRouteProps, rootRouteId, useRouteContext } from '@tanstack/react-router';
import { href } from '../addresses/href';
import { NotFound } from './not-found';

/** The site's 404 page, with a link to all stations. */
export function StationNotFound(props: NotFoundRouteProps) {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: rootRouteId });
  return (
    <NotFound
      {...props}
      hint={{
        text: t`There is no station with this code.`,
        link: { label: t`See all stations`, href: href.stations(locale) },
      }}
    />
  );
}
