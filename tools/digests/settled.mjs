// What of a response is the same in every run and after every move of code.

/** Headers that say when, by whom or under which number a response was made. */
const ofOneResponse = [
  'date',
  'etag',
  'connection',
  'keep-alive',
  'content-length',
  'server-timing',
  'x-request-id',
];

/** Names of built files have a hash of their content, and policies have hashes of scripts that contain such names. */
const chance = [
  [/(\/assets\/[\w$.-]+?)-[\w-]{8}(?=\.\w+)/g, '$1'],
  [/'sha(256|384|512)-[\w+/=]+'/g, "'sha'"],
  [/\bsha(256|384|512)-[\w+/=]{40,}/g, 'sha'],
  // of one build
  [/(data-build=")[0-9a-f]{16}"/g, '$1"'],
  // of one form: its key, its token, the id of a failure
  [/(name="(?:key|token|idempotencyKey|proof)" value=")[^"]*/g, '$1'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g, 'uuid'],
];

/** @param {string} text */
export const settled = (text) =>
  chance.reduce(
    (rest, [pattern, stays]) => rest.replace(/** @type {RegExp} */ (pattern), String(stays)),
    text,
  );

/** @param {import('node:http').IncomingHttpHeaders} headers */
export const settledHeaders = (headers) =>
  Object.entries(headers)
    .filter(([name]) => !ofOneResponse.includes(name))
    .map(([name, value]) => `${name}: ${settled(String(value))}`)
    .sort()
    .join('\n');
