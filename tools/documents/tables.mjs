// The CSV files: the table of a file name, and its text. UTF-8 with a byte order mark, for spreadsheet programs.
import { quoted } from '../feed/csv.mjs';
import { lineMatrix, readFares, throughMatrix } from './fare-matrix.mjs';

/** @typedef {import('./fare-matrix.mjs').FareMatrix} FareMatrix */
/** @typedef {import('./items.mjs').Text} Text */

const fareFile = /^fares-([a-z]+)(?:-([a-z]+))?-(adult|student|child|senior)-(\d{4}-\d{2}-\d{2})\.csv$/;

/** @type {import('./fare-matrix.mjs').Fares | undefined} */
let fares;

/**
 * `fares-blue-adult-2026-07-03.csv` has adult fares on Blue on that day, `fares-blue-purple-adult-…` those across
 * both lines. Undefined for any other name.
 * @param {string} file
 * @returns {FareMatrix | undefined}
 */
export function matrixOf(file) {
  const [, first, second, rider, day] = fareFile.exec(file) ?? [];
  if (!first) return undefined;
  fares ??= readFares();
  return second ? throughMatrix(fares, first, second, day) : lineMatrix(fares, first, rider, day);
}

/**
 * @param {string} file
 * @param {Text[]} carParks
 * @returns {string}
 * @throws Error if the name is not a known table
 */
export function csvOf(file, carParks) {
  const matrix = matrixOf(file);
  if (matrix) return printed(matrixRows(matrix));
  if (file === 'car-parks.csv') return printed(carParkRows(carParks));
  throw new Error(`${file} is not a known table: see tools/documents/tables.mjs for the names`);
}

/** @param {FareMatrix} matrix */
function matrixRows({ from, to, baht, validFrom, validTo, certainty, source }) {
  return [
    ['จากรหัส / From code', 'จากสถานี', 'From station', ...to.map(({ code }) => code)],
    ['', '', 'ถึงสถานี', ...to.map(({ th }) => th)],
    ['', '', 'To station', ...to.map(({ en }) => en)],
    ...from.map(({ code, th, en }, row) => [code, th, en, ...baht[row]]),
    [],
    ['หน่วย / Unit', 'บาท', 'baht'],
    ['ใช้ตั้งแต่ / Valid from', validFrom],
    ...(validTo ? [['ใช้ถึง / Valid until', validTo]] : []),
    ['ความน่าเชื่อถือของข้อมูล / Certainty', certainty],
    ['ที่มา / Source', source.th, source.en],
  ];
}

const carParkColumns = /** @type {const} */ ([
  ['สถานี', 'Station', 'station'],
  ['ช่องจอดรถยนต์', 'Car spaces', 'carSpaces'],
  ['ช่องจอดรายเดือน', 'Monthly spaces', 'monthlyCarSpaces'],
  ['ความน่าเชื่อถือของข้อมูล', 'Certainty', 'certainty'],
  ['ข้อมูล ณ', 'As of', 'asOf'],
]);
const carParkWords = /** @type {const} */ ([
  ['ที่จอดรถ', 'Car park', 'title'],
  ['เวลาเปิด', 'Hours', 'hours'],
  ['ผู้โดยสาร', 'Train passengers', 'riderFee'],
  ['ผู้อื่น', 'Others', 'visitorFee'],
  ['รายเดือน', 'Monthly fee', 'monthlyFee'],
]);

/** One row per car park; texts in both languages, Thai first. @param {Text[]} carParks */
function carParkRows(carParks) {
  const thai = carParks.filter(({ locale }) => locale === 'th');
  return [
    [
      ...carParkColumns.map(([th, en]) => `${th} / ${en}`),
      ...carParkWords.flatMap(([th, en]) => [`${th} (ไทย)`, `${en} (English)`]),
    ],
    ...thai.map(({ id, frontMatter }) => {
      const english = carParks.find((text) => text.id === id && text.locale === 'en')?.frontMatter;
      return [
        ...carParkColumns.map(([, , field]) => frontMatter[field] ?? ''),
        ...carParkWords.flatMap(([, , field]) => [frontMatter[field] ?? '', english?.[field] ?? '']),
      ];
    }),
  ];
}

/** @param {ReadonlyArray<ReadonlyArray<string | number>>} rows */
const printed = (rows) =>
  `\uFEFF${rows.map((row) => row.map((field) => quoted(String(field))).join(',')).join('\r\n')}\r\n`;
