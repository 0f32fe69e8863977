import { marksRoot } from '../native/marks-root';

/** Ref of a modal dialog's overlay: the page behind it does not scroll. */
export const locksPage = marksRoot('data-page-locked');
