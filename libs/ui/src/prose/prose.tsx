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
  const framed = html.replace(/<table[\s\S]*?<\/table>/g, (markup) => {
    const caption = /<caption[^>]*>([\s\S]*?)<\/caption>/
      .exec(markup)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .trim();
    const name = caption ? fillLabel(table.region, { caption }) : table.unnamed;
    return `<div class="prose-table" role="region" tabindex="0" aria-label="${name.replaceAll('"', '&quot;')}">${markup}</div>`;
  });
  return <div lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: framed }} />;
}
