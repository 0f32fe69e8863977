import { asTyped } from '@raang/e2e-kit/html';

/** A sentence of a page, or of a cell of a table. */
export interface Statement {
  text: string;
  /** Caption of the table and head of the column; empty outside of tables. */
  head: string;
  /** First cell of the row; empty outside of tables. */
  row: string;
  /** Of a block that a card cuts off. */
  isCut: boolean;
}

/** A text outside of tables. */
export const plainStatement = (text: string): Statement => ({ text, head: '', row: '', isCut: false });

const blocks =
  /<\/?(?:address|article|aside|button|caption|d[dlt]|details|div|figcaption|footer|form|h[1-6]|header|label|legend|li|main|nav|ol|option|p|section|select|summary|table|t[dhr]|tbody|thead|ul)\b[^>]*>|<br\/?>/g;

/** The statements of a page in their order, with those of its frame. */
export function statementsOf(html: string): Statement[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '');
  return asTyped(body)
    .split(/(<table\b.*?<\/table>)/gs)
    .flatMap((part) => (part.startsWith('<table') ? statementsOfTable(part) : sentencesOf(part)));
}

/** The number in a cell may have its unit in the head of its column, or in the caption. */
function statementsOfTable(table: string): Statement[] {
  const caption = plain(/<caption\b[^>]*>(.*?)<\/caption>/s.exec(table)?.[1] ?? '');
  const [head = [], ...rows] = [...table.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[dh]\b[^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell]) => cell!),
  );
  const heads = head.map((cell) => `${caption} ${plain(cell)}`.trim());
  return [
    ...sentencesOf(caption),
    ...head.flatMap((cell) => sentencesOf(cell, caption)),
    ...rows.flatMap((cells) =>
      cells.flatMap((cell, column) => sentencesOf(cell, heads[column] ?? caption, plain(cells[0]!))),
    ),
  ];
}

/** A block ends a sentence, and so does a full stop before a capital. Thai has none, so its sentences are whole blocks. */
const sentencesOf = (html: string, head = '', row = ''): Statement[] =>
  html
    .replaceAll(blocks, '\n')
    .split('\n')
    .map(plain)
    .filter(Boolean)
    .flatMap((block) =>
      block.split(/(?<=[.?!]) (?=[A-Z])/).map((text) => ({ text, head, row, isCut: block.endsWith('…') })),
    );

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:)–])|(?<=[(–]) /g, '')
    .trim();
