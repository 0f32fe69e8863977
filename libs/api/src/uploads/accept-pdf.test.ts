import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { acceptPdf } from './accept-pdf';
import { pdf } from './file-examples';

const accept = async (bytes: Buffer | string) => {
  const { problem } = await acceptPdf(new Uint8Array(Buffer.from(bytes as string, 'latin1')));
  return problem ?? 'accepted';
};

/** A PDF with these objects beside its catalogue. */
const pdfWith = (...objects: string[]) =>
  pdf.toString('latin1').replace('trailer', () => `${objects.join('\n')}\ntrailer`);
const object = (number: number, content: string) => `${number} 0 obj\n${content}\nendobj`;
const streamOf = (dictionary: string, bytes: Buffer | string) =>
  `<<${dictionary}/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream`;
/** An object stream (ISO 32000-2, 7.5.7). */
const packed = (content: string, keys = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
  streamOf(keys, deflateSync(Buffer.from(`7 0 ${content}`, 'latin1')));

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const attachment = '<</Type/Filespec/F(a.exe)/EF<</F 9 0 R>>>>';

describe('is accepted:', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../apps/site/content/documents');
  it('every document of the site', async () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
    expect(names.length).toBeGreaterThan(40);
    for (const name of names)
      expect(await accept(readFileSync(path.join(folder, name))), name).toBe('accepted');
  });

  test.each([
    [
      'links, outlines and a page to open at',
      pdfWith(
        object(5, '<</OpenAction[3 0 R/Fit]/Outlines<</First 6 0 R/Last 6 0 R/Count 1>>>>'),
        object(6, '<</A<</S/URI/URI(https://example.org)>>>>'),
      ),
    ],
    ['packed objects', pdfWith(object(5, packed('<</Type/Font>>')))],
    [
      'packed objects that name their filter in a list',
      pdfWith(object(5, packed('<</Type/Font>>', '/N 1/First 4/Filter [ /FlateDecode ]'))),
    ],
    [
      'a picture',
      pdfWith(
        object(5, streamOf('/Subtype/Image/Filter/DCTDecode', '\xFF\xD8 obj endobj << stream \xFF\xD9')),
      ),
    ],
    [
      'a profile of colours',
      pdfWith(object(5, streamOf('/N 3/Filter/FlateDecode', deflateSync(Buffer.alloc(900))))),
    ],
    [
      'a text that speaks of scripts',
      pdfWith(object(5, '<</Title(What is JavaScript? Launch it, and <body> text)>>')),
    ],
  ])('with %s', async (_, bytes) => {
    expect(await accept(bytes)).toBe('accepted');
  });
});

describe('is not a PDF alone:', () => {
  const zipComment = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]).toString(
    'latin1',
  );
  test.each([
    [
      'an archive whose comment is the end of a PDF',
      `${pdfWith(object(5, '<<>>'))}${zipComment}${'\n'.repeat(3000)}%%EOF\n`,
    ],
    ['an archive in a stream', pdfWith(object(5, streamOf('', `PK\x03\x04${zipComment}`)))],
    ['an archive of RAR', pdfWith(object(5, streamOf('', 'Rar!\x1A\x07\0')))],
    ['a page behind the first bytes', pdfWith(`%${' '.repeat(5000)}\n%<html><p>`, `%${' '.repeat(5000)}`)],
    [
      'a script in a stream',
      pdfWith(object(5, streamOf('', '<script>alert(1)</script>')), `%${' '.repeat(5000)}`),
    ],
  ])('%s', async (_, bytes) => {
    expect(await accept(bytes)).toBe('file-type');
  });
});

describe('is refused for what acts or is hidden:', () => {
  test.each([
    ['a script', pdfWith(object(5, script))],
    ['a script with escaped names', pdfWith(object(5, '<</S/J#61va#53cript/J#53(app.alert\\(1\\))>>'))],
    ['a script under a short name alone', pdfWith(object(5, '<</S 8 0 R/J#53 9 0 R>>'))],
    ['a script among packed objects', pdfWith(object(5, packed(script)))],
    [
      'a script among packed objects without a type',
      pdfWith(object(5, packed(script, '/#4e 1/Firs#74 4/Filter/FlateDecode'))),
    ],
    [
      'a script in the middle of a picture',
      pdfWith(object(5, streamOf('/Filter/DCTDecode', `\xFF\xD8${object(7, script)}`))),
    ],
    [
      'packed objects in the middle of a picture',
      pdfWith(object(5, streamOf('/Filter/DCTDecode', `\xFF\xD8${object(7, packed(script))}`))),
    ],
    [
      'a script in the part that was added last',
      `${pdf.toString('latin1')}${object(5, script)}\ntrailer<</Root 1 0 R/Prev 9>>\n%%EOF\n`,
    ],
    ['a program to start', pdfWith(object(5, '<</S/Launch/F(cmd.exe)>>'))],
    [
      'an attached file',
      pdfWith(object(5, attachment), object(6, '<</Names<</EmbeddedFiles<</Names[(a) 5 0 R]>>>>>>')),
    ],
    ['a file attached to an object', pdfWith(object(5, '<</Type/Page/AF[6 0 R]>>'), object(6, attachment))],
    ['a file attached to a packed object', pdfWith(object(5, packed(attachment)))],
    ['a form that is sent', pdfWith(object(5, '<</S/SubmitForm/F(https://example.org)>>'))],
    ['a file of another computer', pdfWith(object(5, '<</S/GoToR/F(\\\\\\\\host\\\\share)>>'))],
    ['a form with programs', pdfWith(object(5, '<</AcroForm<</XFA 6 0 R>>>>'))],
    ['media', pdfWith(object(5, '<</Subtype/RichMedia>>'))],
    ['encryption', pdf.toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 9 0 R')],
    ['objects packed in an unusual way', pdfWith(object(5, streamOf('/N 1/First 4/Filter/LZWDecode', 'x')))],
    [
      'objects packed twice',
      pdfWith(object(5, packed(script, '/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]'))),
    ],
    ['objects that are not packed', pdfWith(object(5, streamOf('/N 1/First 4', '7 0 <<>>')))],
    [
      'objects whose packing is told elsewhere',
      pdfWith(object(5, packed('<<>>', '/N 1/First 4/Filter 6 0 R'))),
    ],
    [
      'two ways of packing for the same objects',
      pdfWith(object(5, packed('<<>>', '/N 1/First 4/Filter/FlateDecode/Filter/Crypt'))),
    ],
    [
      'packed objects that break off',
      pdfWith(
        object(
          5,
          streamOf('/N 1/First 4/Filter/FlateDecode', deflateSync(Buffer.from(script)).subarray(0, 20)),
        ),
      ),
    ],
    ['a key that is not a name', pdfWith(object(5, '<</A 1 2/First 4/N 1>>'))],
    ['brackets that do not match', pdfWith(object(5, '<</A[1>>]>>'))],
    ['a string that does not end', pdfWith(object(5, '<</A(1>>'))],
    ['no catalogue', '%PDF-1.4\nhello\n%%EOF\n'],
  ])('%s', async (_, bytes) => {
    expect(await accept(bytes)).toBe('file-unsafe');
  });
});

describe('the check itself holds nobody up:', () => {
  const size = 5 * 1024 * 1024 - 1000;
  const fill = (unit: string) => pdfWith(unit.repeat(Math.floor(size / unit.length)));
  test.each([
    ['objects within objects', fill('obj<<')],
    ['strings that do not end', fill('obj<<(')],
    ['codes that do not end', fill('obj<<<0')],
    ['comments that do not end', fill('obj%')],
    ['comments after objects', fill('obj<<>>%')],
    ['names that do not end', fill('obj<</')],
    ['escaped names', fill('/J#61va#53crip')],
    ['lists within lists', fill('obj<</A[')],
    ['nothing but space', fill(' ')],
    ['markup that does not begin', fill('<!doctype <')],
  ])('%s', async (_, bytes) => {
    const before = process.cpuUsage();
    await accept(bytes);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(20 * (await usualMilliseconds()));
  });

  it('packed objects unpack to 32 MB together at most', async () => {
    const bomb = object(
      5,
      streamOf('/N 1/First 4/Filter/FlateDecode', deflateSync(Buffer.alloc(20 * 1024 * 1024, ' '))),
    );
    expect(await accept(pdfWith(bomb))).toBe('accepted');
    expect(await accept(pdfWith(bomb, bomb))).toBe('file-unsafe');
  });

  /** What an honest file of the same size costs. */
  async function usualMilliseconds(): Promise<number> {
    const honest = pdfWith(
      ...Array.from({ length: 40 }, (_, i) => object(i + 5, streamOf('', 'q 1 0 0 1 0 0 cm '.repeat(7500)))),
    );
    const before = process.cpuUsage();
    await accept(honest);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }
});
