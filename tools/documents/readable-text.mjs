// Chromium maps a glyph to text by the characters of the font. The marks above Thai consonants have further glyphs for
// places, which have no character: they become U+0000, and only readers that know ActualText copy them.
import { deflateSync, inflateSync } from 'node:zlib';

/** An entry of a map from glyphs to text without a text: `<006B> <0000>`. */
const unnamed = /<([0-9A-F]{4})> <0000>/g;

/** The glyphs of a PDF that have no text. @param {Buffer} pdf @returns {string[]} */
export function glyphsWithoutText(pdf) {
  return mapsOf(readObjects(pdf)).flatMap(({ text }) => unnamedIn(text));
}

/**
 * Gives every glyph of a PDF of Chromium its text, by what the PDF says about the places where the glyph occurs. Appends the
 * changed maps, as the format provides for (ISO 32000, 7.5.6).
 * @param {Buffer} pdf
 * @returns {Buffer}
 * @throws if the text of a glyph is nowhere
 */
export function withReadableText(pdf) {
  const objects = readObjects(pdf);
  const contents = [...objects.values()].flatMap(({ stream }) =>
    stream && / Tf\n/.test(stream) ? [stream] : [],
  );
  /** @type {Map<number, string>} */
  const changed = new Map();
  for (const { font, map, text } of mapsOf(objects)) {
    const wanted = new Set(unnamedIn(text));
    if (wanted.size === 0) continue;
    const textOfGlyph = textOfGlyphs(font, wanted, knownIn(text), contents);
    changed.set(
      map,
      text.replace(unnamed, (_, glyph) => `<${glyph}> <${hexOf(textOfGlyph(glyph))}>`),
    );
  }
  return changed.size === 0 ? pdf : appended(pdf, changed);
}

/** The maps from glyphs to text, with the font of each. @param {Map<number, PdfObject>} objects */
function mapsOf(objects) {
  return [...objects].flatMap(([font, { dictionary }]) => {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(dictionary) ?? [];
    return map ? [{ font, map: Number(map), text: objects.get(Number(map))?.stream ?? '' }] : [];
  });
}

/** @param {string} map */
const unnamedIn = (map) => [...map.matchAll(unnamed)].map(([, glyph]) => glyph ?? '');

/**
 * The text of glyphs: what an ActualText has besides the glyphs that are known.
 * @param {number} font
 * @param {Set<string>} wanted
 * @param {Map<string, string>} known
 * @param {string[]} contents
 * @returns {(glyph: string) => string}
 */
function textOfGlyphs(font, wanted, known, contents) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const content of contents)
    for (const { glyphs, text: whole } of spansOf(content, font)) {
      const rest = [...whole.normalize('NFKD')];
      for (const glyph of glyphs) {
        const at = rest.indexOf(known.get(glyph) ?? '');
        if (at >= 0) rest.splice(at, 1);
      }
      const open = glyphs.filter((glyph) => wanted.has(glyph));
      if (open.length !== rest.length) continue;
      open.forEach((glyph, index) => {
        const text = rest[index] ?? '';
        if ((found.get(glyph) ?? text) !== text)
          throw new Error(`glyph ${glyph} of font ${font} has two texts`);
        found.set(glyph, text);
      });
    }
  return (glyph) => {
    const text = found.get(glyph);
    if (text === undefined) throw new Error(`nothing says which text glyph ${glyph} of font ${font} has`);
    return text;
  };
}

/**
 * The pieces of a page whose text is given, and the glyphs that they show in one font.
 * @param {string} content
 * @param {number} font
 */
function spansOf(content, font) {
  /** @type {{ glyphs: string[], text: string }[]} */
  const spans = [];
  let isOfFont = false;
  let isOpen = false;
  for (const [token, name, actual, shown] of content.matchAll(
    /\/F(\d+) [\d.]+ Tf|\/ActualText <FEFF([0-9A-F]*)> >> BDC|<([0-9A-F]+)> Tj|EMC/g,
  )) {
    // the font may change within a piece
    if (name !== undefined) isOfFont = Number(name) === font;
    if (actual !== undefined) spans.push({ glyphs: [], text: textOf(actual) });
    if (actual !== undefined || token === 'EMC') isOpen = actual !== undefined;
    if (shown !== undefined && isOpen && isOfFont) spans.at(-1)?.glyphs.push(...(shown.match(/.{4}/g) ?? []));
  }
  return spans;
}

/** Characters by glyph, of the entries and ranges of a map. @param {string} map */
function knownIn(map) {
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const [, first = '', last, text = ''] of map.matchAll(
    /^<([0-9A-F]{4})> (?:<([0-9A-F]{4})> )?<([0-9A-F]{4,})>$/gm,
  ))
    for (let glyph = parseInt(first, 16); glyph <= parseInt(last ?? first, 16); glyph += 1) {
      const code = parseInt(text, 16) + glyph - parseInt(first, 16);
      if (text !== '0000' && text.length === 4) known.set(hexNumber(glyph), String.fromCharCode(code));
    }
  return known;
}

/** @param {number} number */
const hexNumber = (number) => number.toString(16).toUpperCase().padStart(4, '0');
/** In UTF-16. @param {string} text */
const hexOf = (text) =>
  text
    .split('')
    .map((unit) => hexNumber(unit.charCodeAt(0)))
    .join('');
/** @param {string} hex */
const textOf = (hex) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');

/** @typedef {{ dictionary: string, stream: string | undefined }} PdfObject text of a stream only; not of fonts and pictures */

/** @param {Buffer} pdf @returns {Map<number, PdfObject>} */
function readObjects(pdf) {
  const text = pdf.toString('latin1');
  return new Map(
    [...offsetsIn(text)].flatMap(([id, offset]) => {
      const head = /^\d+ 0 obj\n([\s\S]*?)(?:\nendobj| stream\n)/.exec(text.slice(offset, offset + 100_000));
      if (!head) return [];
      const [whole, dictionary = ''] = head;
      const [, length] = /^<<\/Filter \/FlateDecode\s+\/Length (\d+)>>$/.exec(dictionary) ?? [];
      const from = offset + whole.length;
      const stream = length && inflateSync(pdf.subarray(from, from + Number(length))).toString('latin1');
      return [[id, { dictionary, stream: stream || undefined }]];
    }),
  );
}

/** Where the newest version of each object is. @param {string} pdf @returns {Map<number, number>} */
function offsetsIn(pdf) {
  /** @type {Map<number, number>} */
  const offsets = new Map();
  /** @type {number | undefined} */
  let table = startOfTable(pdf);
  while (table !== undefined) {
    /** @type {string[]} */
    const [, rows = '', trailer = ''] =
      /^xref\n([\s\S]*?)trailer\n<<([\s\S]*?)>>/.exec(pdf.slice(table)) ?? [];
    let id = 0;
    for (const row of rows.split('\n')) {
      const [, first] = /^(\d+) \d+$/.exec(row) ?? [];
      if (first) id = Number(first);
      else {
        if (row.endsWith(' n ') && !offsets.has(id)) offsets.set(id, Number(row.slice(0, 10)));
        id += 1;
      }
    }
    table = Number(/\/Prev (\d+)/.exec(trailer)?.[1] ?? 0) || undefined;
  }
  return offsets;
}

/** @param {string} pdf */
function startOfTable(pdf) {
  const [, start] = /startxref\n(\d+)\n%%EOF\s*$/.exec(pdf) ?? [];
  if (!start) throw new Error('the PDF has no table of its objects');
  return Number(start);
}

/** The PDF with further versions of streams at its end. @param {Buffer} pdf @param {Map<number, string>} streams @returns {Buffer} */
function appended(pdf, streams) {
  const text = pdf.toString('latin1');
  const previous = startOfTable(text);
  const [, trailer = ''] = /trailer\n<<([\s\S]*?)>>\nstartxref/.exec(text.slice(previous)) ?? [];
  const parts = [pdf, Buffer.from('\n')];
  let size = pdf.length + 1;
  /** @param {Buffer} part */
  const add = (part) => {
    parts.push(part);
    size += part.length;
  };
  let table = 'xref\n';
  for (const [id, stream] of streams) {
    table += `${id} 1\n${String(size).padStart(10, '0')} 00000 n \n`;
    const bytes = deflateSync(Buffer.from(stream, 'latin1'), { level: 9 });
    add(Buffer.from(`${id} 0 obj\n<</Filter /FlateDecode\n/Length ${bytes.length}>> stream\n`));
    add(bytes);
    add(Buffer.from('\nendstream\nendobj\n'));
  }
  add(Buffer.from(`${table}trailer\n<<${trailer}\n/Prev ${previous}>>\nstartxref\n${size}\n%%EOF\n`));
  return Buffer.concat(parts);
}
