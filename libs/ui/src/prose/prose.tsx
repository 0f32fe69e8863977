import { withoutLineMarks } from '@raang/text-time';
import { cx } from 'class-variance-authority';
import { keptHtml } from '../kept-lines/kept-lines';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { useTrustedHtml } from '../native/use-trusted-html';

export interface ProseProps extends Omit<NativeProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Rendered HTML, inserted unescaped. The source must be trusted or sanitised. */
  html: string;
}

/** Typography for rendered Markdown. Tables get a scrolling frame. */
export function Prose({ html, className, ...props }: ProseProps) {
  const { table } = useLabels();
  const names = new Map<string, number>();
  const framed = html.replace(/<table[\s\S]*?<\/table>/g, (markup, position: number) => {
    const caption =
      textIn(/<caption[^>]*>([\s\S]*?)<\/caption>/.exec(markup)) ?? headingBefore(html, position);
    const name = caption ? fillLabel(table.region, { caption }) : table.unnamed;
    // each region needs its own name
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const label = (count > 1 ? `${name} (${count})` : name).replaceAll('"', '&quot;');
    const cells = hasShortCells(markup) ? ' data-cells="short"' : '';
    return `<div class="prose-table"${cells} role="region" tabindex="0" aria-label="${label}">${markup}</div>`;
  });
  const content = useTrustedHtml(keptHtml(framed));
  return <div {...props} className={cx('prose', className)} dangerouslySetInnerHTML={content} />;
}

/** Longest text of a short cell, such as a figure or a word. Longer texts wrap. */
const longestWordLetters = 14;

function hasShortCells(table: string): boolean {
  const cells = [...table.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)];
  return cells.every((cell) => (textIn(cell) ?? '').length <= longestWordLetters);
}

/** Text of the heading before a position. Undefined before the first heading. */
function headingBefore(html: string, position: number): string | undefined {
  return textIn([...html.slice(0, position).matchAll(/<h[2-6][^>]*>([\s\S]*?)<\/h[2-6]>/g)].at(-1));
}

function textIn(match: RegExpMatchArray | null | undefined): string | undefined {
  return (
    withoutLineMarks(match?.[1] ?? '')
      .replace(/<[^>]*>?/g, '')
      .trim() || undefined
  );
}
