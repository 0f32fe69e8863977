import type { ListingModel } from '@raang/views';
import { redirect } from '@tanstack/react-router';
import { rememberedRider } from './rider';

/** What the router tells the loader of a listing. */
export interface ListingVisit {
  params: { lang: string; group: string; category: string };
  deps: Record<string, string | undefined>;
  location: { hash: string };
  cause: 'enter' | 'stay' | 'preload';
}

/**
 * Throws the redirect to the address with the remembered passenger type, if the listing can show it. Not for a change on the page
 * itself, such as Back to its general fares. The server's page has a script for this.
 */
export function leadToRider(
  body: ListingModel['body'],
  { params, deps, location: { hash }, cause }: ListingVisit,
): void {
  const others = body?.content.otherRiders;
  const rider = others && cause !== 'stay' && rememberedRider(others);
  if (rider) throw redirect({ to: '/$lang/$group/$category', params, search: { ...deps, rider }, hash });
}
