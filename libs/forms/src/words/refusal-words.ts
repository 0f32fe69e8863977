import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { FormRefusal } from '../check/sent-form';

const words: Readonly<Record<number, MessageDescriptor>> = {
  401: msg`Sign in again, then send the form.`,
  // a page of an earlier session, or of a case whose access has ended
  403: msg`This page can no longer send the form: you have signed in or out since, or you opened the case long ago. Reload the page, then send the form again.`,
  404: msg`This link has expired or was already used. Ask for a new one.`,
  409: msg`Something has changed since you opened this page. Reload it to see the current status.`,
  413: msg`The form is too large. Remove a file or shorten the text, then send it again.`,
  422: msg`You have sent this form before with other content. Check it, then send it again as a new one.`,
  415: msg`A file has a format that we cannot accept. Choose JPEG, PNG, WebP or PDF.`,
};

const otherwise = msg`Something went wrong on our side. What you typed is still here. Send it again in a few minutes.`;

/** What a person can do about a refusal. */
export function refusalWords({ status, retryAfter = 60 }: FormRefusal): MessageDescriptor {
  return status === 429 ? tooManyWords(retryAfter) : (words[status] ?? otherwise);
}

/** From 90 minutes in hours, rounded up: earlier attempts would fail. */
function tooManyWords(seconds: number): MessageDescriptor {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (minutes < 90)
    return msg`You have tried too often. Send the form again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
  return msg`You have tried too often. Send the form again in ${plural(hours, { one: '# hour', other: '# hours' })}.`;
}
