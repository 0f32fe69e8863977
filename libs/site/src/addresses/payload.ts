/** Where the build puts the data of a prerendered page, below the files of builds. */
export const payloadPrefix = '/builds/payload';

/** URL of the data of a prerendered page. */
export const payloadOf = (pathname: string) => `${payloadPrefix}${pathname}.json`;

/** Stands for the site's public origin in a payload, which one build has for every site that it serves. */
export const originMark = 'https://public-origin.invalid';

/** Reads a payload for the site at an origin. */
export const readPayload = (text: string, origin: string): unknown =>
  JSON.parse(text.replaceAll(originMark, origin));
