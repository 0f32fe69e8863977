import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';

export interface ProseProps {
  /** Rendered text. Must come from a trusted or sanitised source: it is put into the page as it is. */
  html: string;
  /** The text's own language, when it is not the page's. */
  lang?: string;
}

/** Typography for rendered Markdown; its tables get a frame that scrolls. */
export function Prose({ html, lang }: ProseProps) {
  const { table } = useLabels();
  const names = new Map<string, number>();
  const framed = html.replace(/<table[\s\S]*?<\/table>/g, (markup, position: number) => {
    const caption =
      textIn(/<caption[^>]*>([\s\S]*?)<\/caption>/.exec(markup)) ?? headingBefore(html, position);
    const name = caption ? fillLabel(table.region, { caption }) : table.unnamed;
    // regions of a page are told apart by their names
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const label = (count > 1 ? `${name} (${count})` : name).replaceAll('"', '&quot;');
    const cells = hasShortCells(markup) ? ' data-cells="short"' : '';
    return `<div class="prose-table"${cells} role="region" tabindex="0" aria-label="${label}">${markup}</div>`;
  });
  return <div lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: framed }} />;
}

/** Figures and single words, which need no room to be read; more letters than this make a sentence. */
const longestWordLetters = 14;

function hasShortCells(table: string): boolean {
  const cells = [...table.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)];
  return cells.every((cell) => (textIn(cell) ?? '').length <= longestWordLetters);
}

/** The heading under which something stands; undefined above the first one. */
function headingBefore(html: string, position: number): string | undefined {
  return textIn([...html.slice(0, position).matchAll(/<h[2-6][^>]*>([\s\S]*?)<\/h[2-6]>/g)].at(-1));
}

function textIn(match: RegExpMatchArray | null | undefined): string | undefined {
  return match?.[1]?.replace(/<[^>]*>/g, '').trim() || undefined;
}
