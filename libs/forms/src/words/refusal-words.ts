import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Readonly<Record<number, MessageDescriptor>> = {
  401: msg`Sign in again, then send the form.`,
  403: msg`This page has been open for too long. Reload it, then send the form again.`,
  404: msg`This link has expired or was already used. Ask for a new one.`,
  409: msg`Something has changed since you opened this page. Reload it to see the current status.`,
  413: msg`The form is too large. Remove a file or shorten the text, then send it again.`,
  415: msg`A file has a format that we cannot accept. Choose JPEG, PNG, WebP or PDF.`,
  429: msg`You have tried too often. Send the form again later; you may have to wait up to an hour.`,
};

const otherwise = msg`Something went wrong on our side. What you typed is still here. Send it again in a few minutes.`;

/** What a person can do about a refusal, by HTTP status. */
export const refusalWords = (status: number | undefined): MessageDescriptor =>
  words[status ?? 0] ?? otherwise;
