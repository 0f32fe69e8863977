import { useMemo } from 'react';
import { type TrustedHtml, trustedHtml } from './trusted-html';

/**
 * HTML for `dangerouslySetInnerHTML`, the same for the same text: a policy returns an object of its own for each call, and React
 * writes another one anew, which takes focus, selection and place from the reader.
 */
export const useTrustedHtml = (html: string): { __html: TrustedHtml } => {
  const trusted = useMemo(() => trustedHtml(html), [html]);
  return { __html: trusted };
};
