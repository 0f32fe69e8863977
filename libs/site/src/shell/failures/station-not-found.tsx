import { useLingui } from '@lingui/react/macro';
import type { NotFoundProps } from '@raang/views';
import { type NotFoundRouteProps, rootRouteId, useRouteContext } from '@tanstack/react-router';
import { href } from '../../addresses/href';
import { NotFound } from './not-found';

/** The site's 404 page, with a link to all stations and with those that the path may name. */
export function StationNotFound(props: NotFoundRouteProps) {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: rootRouteId });
  const { question, offers } = questionOf(props.data);
  return (
    <NotFound
      {...props}
      hint={{
        text: question ?? t`There is no station with this code.`,
        link: { label: t`See all stations`, href: href.stations(locale) },
      }}
      offers={offers}
    />
  );
}

/** What the station's page function offers for a name that is only similar; nothing for any other 404. */
export interface StationQuestion extends Pick<NotFoundProps, 'offers'> {
  question?: string | undefined;
}

function questionOf(data: unknown): StationQuestion {
  return typeof data === 'object' && data !== null && 'question' in data ? (data as StationQuestion) : {};
}
