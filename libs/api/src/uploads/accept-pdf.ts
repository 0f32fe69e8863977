import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate as inflateBytes } from 'node:zlib';
import { createWorkQueue } from '../limits/work-queue';
import type { FileOutcome } from './file-outcome';
import { createPdfReader, patternOfNames, type PdfDictionary, PdfSyntaxError } from './pdf-syntax';

const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateBytes);

/** Within this many bytes of its end a PDF has its end marker (ISO 32000-1, implementation note 18). */
const tailBytes = 1024;

/** What the packed objects of a file may unpack to: several times what a file of 5 MB has in them. */
const mostUnpacked = 32 * 1024 * 1024;

/** One at once: a file of 5 MB takes some tenths of a second, and up to 80 MB. */
const queue = createWorkQueue({ atOnce: 1, waiting: 32 });

/**
 * What acts, loads or carries other files: actions, attachments, media, and forms with programs (ISO 32000-2, 7.11.4, 12.6
 * and 13). And what hides the rest from this check: encryption.
 */
const refusedNames = [
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'Collection'],
  ...['RichMedia', 'RichMediaExecute', 'Movie', 'Sound', 'XFA', 'Encrypt'],
];
const refused = patternOfNames(refusedNames);

/** Too short to look for among compressed bytes, where chance writes them. */
const refusedKeys = ['JS', 'EF'];
const refusedInObjects = patternOfNames([...refusedNames, ...refusedKeys]);

/** What makes a web page, and what programs find an archive by: a ZIP by its end, others wherever they begin. */
const markup = /<(?:!doctype html|html|script|iframe)\b|<svg[\s>]/i;
const zipEnd = 'PK\x05\x06';
const mostZipTail = 22 + 65_535;
const archives = ['Rar!\x1A\x07', '7z\xBC\xAF\x27\x1C', 'MSCF\0\0\0\0'];

/**
 * Checks the whole of a PDF, which stays as it is: nothing but a PDF (`file-type`), with nothing that acts and nothing that
 * this check cannot look into (`file-unsafe`).
 *
 * A reader finds an object wherever a table says that it is, in the middle of a picture too. So names are looked for in
 * every byte, and every stream that may hold packed objects is unpacked.
 * @throws TooBusyError if too many files wait
 */
export function acceptPdf(bytes: Uint8Array): Promise<FileOutcome> {
  return queue.run(async () => {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    if (!isPdfAlone(text)) return { problem: 'file-type' };
    if (!(await isPassive(bytes, text))) return { problem: 'file-unsafe' };
    return { bytes, mediaType: 'application/pdf' };
  });
}

/** The header at the very start, the end marker at the very end, and no other format beside. */
function isPdfAlone(text: string): boolean {
  return (
    /^%PDF-[12]\.\d\s/.test(text) &&
    // some programs fill the last block with zeros
    /%%EOF[\s\0]*$/.test(text.slice(-tailBytes)) &&
    !markup.test(text) &&
    !text.slice(-mostZipTail).includes(zipEnd) &&
    !archives.some((signature) => text.includes(signature))
  );
}

async function isPassive(bytes: Uint8Array, text: string): Promise<boolean> {
  if (refused.test(text)) return false;
  let hasCatalog = false;
  let unpackable = mostUnpacked;
  let seen = 0;
  try {
    for (const { dictionary, streamStart } of objectsIn(text)) {
      // a file of nothing but objects takes a third of a second: others have their turn meanwhile
      seen += 1;
      if (seen % 5000 === 0) await setImmediate();
      if (refusedKeys.some((key) => dictionary.entries.has(key))) return false;
      if (dictionary.entries.get('Type')?.includes('/Catalog')) hasCatalog = true;
      if (streamStart === undefined || !mayHoldObjects(dictionary)) continue;
      const objects = await unpack(dictionary, bytes.subarray(streamStart), unpackable);
      if (objects === undefined || refusedInObjects.test(objects)) return false;
      if (/\/Catalog\b/.test(objects)) hasCatalog = true;
      unpackable -= objects.length;
    }
  } catch (error) {
    if (error instanceof PdfSyntaxError) return false;
    throw error;
  }
  // not one object was recognised
  return hasCatalog;
}

/**
 * Every dictionary that a table of objects may point to, and where the bytes of its stream begin. A few more than there are
 * objects, since the bytes of pictures may read `obj`.
 */
function* objectsIn(text: string) {
  // each object once, and as much again for what only looks like one
  const { readDictionary, skipSpace } = createPdfReader(text, 2 * text.length + 4096);
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (text.startsWith('end', at - 3)) continue;
    const dictionary = readDictionary(at + 3);
    if (!dictionary) continue;
    const keyword = skipSpace(dictionary.end);
    const streamStart = text.startsWith('stream', keyword) ? keyword + 'stream'.length : undefined;
    yield { dictionary, streamStart };
  }
}

/** Readers take any stream with these keys for packed objects, whatever its type says. */
const mayHoldObjects = ({ entries }: PdfDictionary) => entries.has('First') && entries.has('N');

/** The packed objects of a stream; undefined if it is not whole, or is packed in another way than programs pack objects. */
async function unpack(
  { entries }: PdfDictionary,
  from: Uint8Array,
  maxOutputLength: number,
): Promise<string | undefined> {
  const [filter = '', ...more] = entries.get('Filter') ?? [];
  const isPlain =
    more.length === 0 &&
    !entries.has('DecodeParms') &&
    /^(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])$/.test(filter);
  if (!isPlain || maxOutputLength < 1) return undefined;
  const start = from[0] === 13 ? (from[1] === 10 ? 2 : 1) : from[0] === 10 ? 1 : 0;
  try {
    return (await inflate(from.subarray(start), { maxOutputLength })).toString('latin1');
  } catch {
    return undefined;
  }
}
