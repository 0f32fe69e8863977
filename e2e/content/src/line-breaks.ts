import type { Page } from '@playwright/test';

/** A phrase that is on more than one line. */
export interface LineBreak {
  widthPx: number;
  phrase: string;
  /** The beginning of the text that contains it. */
  text: string;
}

export interface MeasuredLines {
  /** Phrases at all widths. */
  checked: number;
  breaks: LineBreak[];
  /** Widths at which the page scrolls sideways. */
  overflows: number[];
}

/** In letters: wider names may break between their pieces, in running text as elsewhere. */
const widestElsewhere = 15;
const widestName = 24;

const units = 'บาท|นาที|ชั่วโมง|วัน|ปี|คัน|คน|แห่ง|กิโลเมตร|กม\\.|เมตร|ม\\.|น\\.|เดือน|ครั้ง';
const months =
  'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|[มกพสตธ]\\.[คพยจ]\\.|เม\\.ย\\.|ม[ีิ]\\.?[คย]\\.';
const figure = '\\d+(?:[.,:]\\d+)*';

/** The pattern of what stays on one line: names, telephone numbers, ranges, numbers with their units, days with months. */
export function keptPattern(names: readonly string[]): string {
  const thai = [...new Set(names)].filter((name) => /[ก-๙]/.test(name) && name.length > 2);
  const longestFirst = thai.sort((a, b) => b.length - a.length).map((name) => name.replace(/[.()]/g, '\\$&'));
  // neither a year before the next word nor the number of an exit
  const free = '(?<![\\w.,:/–-]|(?:ทางออก|ชั้น|พระราม|เลขที่) )(?!2[05]\\d\\d )';
  return [
    '(?<!\\d)0 \\d{1,4} \\d{4}(?!\\d)',
    `${free}${figure}(?:[–-]${figure})? (?:${units}|${months})(?![ะ-ฺๅ-๎])`,
    `(?<![\\w–-])${figure}[–-]${figure}(?![\\w–-])`,
    `(?<![เ-ไ])(?:${longestFirst.join('|')})(?![ะ-ฺๅ-๎])`,
  ].join('|');
}

/**
 * Lays out the main part of a page at several widths, in a frame of the open page with its stylesheets, and finds the
 * phrases that its lines break. Scripts do not run, everything folded is unfolded.
 * @param part a selector: the frame of the site is the same on all pages
 */
export function measureLines(
  page: Page,
  ask: { html: string; part: string; pattern: string; widthsPx: readonly number[] },
): Promise<MeasuredLines> {
  return page.evaluate(
    async ({ html, part, pattern, widthsPx, widestElsewhere, widestName }) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe.lines') ?? (await openFrame());
      const inner = frame.contentDocument!;
      const read = new DOMParser().parseFromString(html, 'text/html');
      const content = read.querySelector(part)!;
      content.querySelectorAll('script, noscript, svg, img, iframe').forEach((element) => element.remove());
      // a panel that lies over the page is not part of its lines
      content.querySelectorAll<HTMLDetailsElement>('details').forEach((details) => {
        details.open = !details.querySelector(':scope > .absolute, :scope > * > .absolute');
      });
      inner.documentElement.lang = read.documentElement.lang;
      inner.body.className = read.body.className;
      inner.body.replaceChildren(content);

      const phrases = phrasesIn(inner);
      const measured: MeasuredLines = { checked: 0, breaks: [], overflows: [] };
      for (const widthPx of widthsPx) {
        frame.width = String(widthPx);
        if (inner.documentElement.scrollWidth > widthPx) measured.overflows.push(widthPx);
        for (const { range, phrase, text, isRunning } of phrases) {
          const letters = phrase.replace(/[ัิ-ฺ็-๎]/g, '').length;
          if (letters > (isRunning ? widestName : widestElsewhere)) continue;
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (boxes.length === 0) continue;
          measured.checked++;
          const firstLineEnds = Math.min(...boxes.map(({ bottom }) => bottom));
          const lastLineBegins = Math.max(...boxes.map(({ top }) => top));
          if (lastLineBegins >= firstLineEnds - 2) measured.breaks.push({ widthPx, phrase, text });
        }
      }
      return measured;

      async function openFrame() {
        const element = document.createElement('iframe');
        element.className = 'lines';
        element.height = '800';
        document.documentElement.append(element);
        const { head } = element.contentDocument!;
        await Promise.all(
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
            ({ href }) =>
              new Promise((loaded) => {
                const link = Object.assign(head.ownerDocument.createElement('link'), {
                  rel: 'stylesheet',
                  href,
                });
                link.onload = loaded;
                head.append(link);
              }),
          ),
        );
        return element;
      }

      function phrasesIn(inner: Document) {
        const blocks = new Map<Element, Text[]>();
        const texts = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const node = texts.currentNode as Text;
          if (node.parentElement!.closest('option, textarea, .sr-only')) continue;
          const block = blockOf(node.parentElement!);
          blocks.set(block, [...(blocks.get(block) ?? []), node]);
        }
        return [...blocks].flatMap(([block, nodes]) => {
          // the heads of a matrix run upwards
          if (inner.defaultView!.getComputedStyle(block).writingMode !== 'horizontal-tb') return [];
          const text = nodes.map(({ data }) => data).join('');
          return [...text.matchAll(new RegExp(pattern, 'g'))].map(({ 0: phrase, index }) => ({
            range: rangeOf(nodes, index, index + phrase.length),
            phrase,
            text: text.slice(0, 80),
            isRunning: block.closest('p, .prose li') !== null,
          }));
        });
      }

      function blockOf(element: Element): Element {
        const isInline = inner.defaultView!.getComputedStyle(element).display === 'inline';
        return isInline && element.parentElement ? blockOf(element.parentElement) : element;
      }

      function rangeOf(nodes: readonly Text[], start: number, end: number): Range {
        const range = inner.createRange();
        let at = 0;
        for (const node of nodes) {
          if (start >= at && start < at + node.length) range.setStart(node, start - at);
          if (end > at && end <= at + node.length) range.setEnd(node, end - at);
          at += node.length;
        }
        return range;
      }
    },
    { ...ask, widestElsewhere, widestName },
  );
}
