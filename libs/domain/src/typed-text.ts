/** What people type, without zod: the browser checks forms with it. */
export { isBlank } from './blank';
export { readReferenceText } from './case-reference-text';
export { isTelephone, telephoneIn } from './telephone';
