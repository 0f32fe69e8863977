import { ORPCError } from '@orpc/client';
import type { Locale } from '@raang/domain';
import { redirect } from '@tanstack/react-router';
import { href } from '../addresses/href';

type Address = Parameters<typeof href.item>[1];

/** Redirects from the former address of an item to its page in the same language. */
export async function orMoved<T>(answer: Promise<T>, locale: Locale): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const movedTo = movedToOf(error);
    if (movedTo) throw redirect({ href: href.item(locale, movedTo), statusCode: 301 });
    throw error;
  }
}

/** The API's NOT_FOUND has the present address of an item that moved. */
function movedToOf(error: unknown): Address | undefined {
  if (!(error instanceof ORPCError) || error.code !== 'NOT_FOUND') return undefined;
  return (error.data as { movedTo?: Address } | undefined)?.movedTo;
}
