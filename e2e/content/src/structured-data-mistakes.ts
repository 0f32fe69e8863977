import Validator from '@adobe/structured-data-validator';
import { partsOf, type Thing } from '@raang/e2e-kit/structured-data';
import { readSchemaVocabulary } from './schema-vocabulary';

/** An image's licence, which search engines want to show. The site states none. */
const unstatedLicence = /"license" is missing/;

const validator = new Validator(readSchemaVocabulary());

/** What schema.org, search engines or this site's own rules do not allow in a thing; none if it is right. */
export async function mistakesIn(thing: Thing): Promise<string[]> {
  const issues = await validator.validate({ jsonld: { [thing['@type'] as string]: [thing] } });
  const wrong = issues.filter(
    ({ severity, errorType, issueMessage }) =>
      (severity === 'ERROR' || errorType === 'schemaOrg') && !unstatedLicence.test(issueMessage),
  );
  return [
    ...wrong.map(({ issueMessage }) => issueMessage),
    ...(thing['@context'] === 'https://schema.org' ? [] : [`its context is ${String(thing['@context'])}`]),
    ...partsOf(thing)
      .filter(isIllFormed)
      .map(({ property, value }) => `${property} is ${String(value)}`),
  ];
}

const day = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+Z].*)?$/;

/** Relative URLs, days that are not those of ISO 8601, and text made of a missing value. */
function isIllFormed({ property, value }: { property: string; value: unknown }): boolean {
  const text = String(value);
  if (['url', 'item', 'image'].includes(property)) return !/^https?:\/\//.test(text);
  if (/^date|^valid|Date$|^expires$/.test(property)) return !day.test(text);
  return text.includes('undefined');
}
