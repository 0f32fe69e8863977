import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface RefusalWords {
  title: MessageDescriptor;
  /** What the visitor should do. */
  advice: MessageDescriptor;
}

const failed: RefusalWords = {
  title: msg`This page cannot be shown right now`,
  advice: msg`The error is on our side and has been recorded. Please try again in a moment.`,
};

const words: Record<number, RefusalWords> = {
  400: {
    title: msg`We could not read this request`,
    advice: msg`Check the address, or go back and send the form again.`,
  },
  403: {
    title: msg`We did not accept this request`,
    advice: msg`It did not come from a page of this website. Open the page again and send the form from there.`,
  },
  404: {
    title: msg`We cannot find this page`,
    advice: msg`It may have moved, or its address may be mistyped.`,
  },
  405: {
    title: msg`This page does not accept this request`,
    advice: msg`Open the page from the menu or by its address.`,
  },
  408: {
    title: msg`The request took too long`,
    advice: msg`Go back: what you typed is still there. Send the form again when your connection is better.`,
  },
  413: {
    title: msg`The data that you sent is too large`,
    advice: msg`Go back: what you typed is still there. Shorten the text or choose smaller files, then send the form again.`,
  },
  414: {
    title: msg`The address is too long`,
    advice: msg`Open the page from the menu, or shorten what you search for.`,
  },
  415: {
    title: msg`We cannot read this type of data`,
    advice: msg`Open the page again and send the form from there.`,
  },
  429: {
    title: msg`Too many requests`,
    advice: msg`Please wait a minute and try again.`,
  },
  507: {
    title: msg`We cannot store anything right now`,
    advice: msg`Go back: what you typed is still there. Send the form again in a few minutes.`,
  },
};

/** Returns the text for an HTTP status; any status not listed is an error on our side. */
export function refusalWords(status: number): RefusalWords {
  return words[status] ?? failed;
}

/** Returns the title of the page, untranslated. */
export const refusalTitle = (status: number) => refusalWords(status).title;
