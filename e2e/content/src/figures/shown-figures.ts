import type { Locale } from '../indexed-pages';
import { datesIn } from './shown-dates';
import type { Statement } from './shown-statements';

export type FigureKind = 'baht' | 'time' | 'telephone' | 'validity' | 'day';

/** A figure as both languages have it: `44`, `08:30`, `027164044`, `2026-11-30`. */
export interface ShownFigure {
  kind: FigureKind;
  value: string;
  statement: Statement;
}

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const between = String.raw` ?(?:[–\-+=×÷/]|to|and|or|ถึง|และ|หรือ|กับ|เป็น) ?`;
const amounts = new RegExp(
  String.raw`(?<![\d.,:])(${number}(?:${between}${number})*)[ -]?(million |ล้าน)?(?:baht|บาท)`,
  'g',
);
const clocks = {
  en: /(?<![\d:.])([01]?\d|2[0-4]):([0-5]\d)(?!\d|:\d)/g,
  th: /(?<![\d.:])([01]?\d|2[0-4])[.:]([0-5]\d)(?=(?: ?(?:[–-]|ถึง|และ|หรือ|กับ) ?\d{1,2}[.:]\d\d)* ?น\.)|(?<=เช่น )(\d\d)\.(\d\d)$/g,
};
const landlines = /(?<![\d-])(?:0|\+66) ?\d{4} \d{4}(?!\d)|(?<!\d)0\d\d \d{3} \d{4}(?!\d)/g;
/** Three or four digits after a word of calling. */
const called =
  /(?:\b(?:call|dial|hotline|ambulance)|โทร\.|โทรศัพท์|สายด่วน|รถพยาบาล) \(?(1\d{2,3})(?!\d|[,.]\d)/gi;

/** @param hotlines short numbers, which are recognised wherever they stand */
export function figuresIn(
  statement: Statement,
  locale: Locale,
  hotlines: ReadonlySet<string> = new Set(),
): ShownFigure[] {
  const { text, head } = statement;
  const isAmount = /baht|บาท/i.test(head) && /^−?\d[\d,]*(?:–\d[\d,]*)?$/.test(text);
  const found: [FigureKind, string][] = [
    ...[...text.matchAll(amounts)].flatMap(([, list, million]) =>
      list!.match(new RegExp(number, 'g'))!.map((one): [FigureKind, string] => ['baht', baht(one, million)]),
    ),
    ...(isAmount ? text.match(/\d[\d,]*/g)! : []).map((one): [FigureKind, string] => ['baht', baht(one)]),
    ...[...text.matchAll(clocks[locale])].map(([, hours, minutes, ...example]): [FigureKind, string] => [
      'time',
      `${(hours ?? example[0])!.padStart(2, '0')}:${minutes ?? example[1]}`,
    ]),
    ...[...text.matchAll(landlines)].map(([written]): [FigureKind, string] => [
      'telephone',
      written.replace('+66', '0').replaceAll(' ', ''),
    ]),
    ...shortNumbers(text, hotlines).map((written): [FigureKind, string] => ['telephone', written]),
    ...datesIn(text).map(({ value, isValidity }): [FigureKind, string] => [
      isValidity ? 'validity' : 'day',
      value,
    ]),
  ];
  return found.map(([kind, value]) => ({ kind, value, statement }));
}

const baht = (written: string, million?: string) =>
  String(Number(written.replaceAll(',', '')) * (million ? 1_000_000 : 1));

function shortNumbers(text: string, hotlines: ReadonlySet<string>): string[] {
  const known = text.match(/(?<![\d,.:/])1\d{2,3}(?!\d|[,.–]\d)/g) ?? [];
  const typed = [...text.matchAll(called)].map(([, digits]) => digits!);
  return [...new Set([...known.filter((digits) => hotlines.has(digits)), ...typed])];
}
