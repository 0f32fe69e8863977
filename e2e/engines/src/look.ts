import type { Point } from './visit';

/** An element by selector, and by its accessible name where several fit. */
export interface Sought {
  css: string;
  /** The whole name; or source of a pattern that it matches. */
  name?: string | undefined;
  pattern?: string | undefined;
}

export interface Look {
  /** Names of all visible elements of the selector. */
  names: string[];
  /** The first that is sought. */
  found?: { text: string; value: string; isChecked: boolean; isFocused: boolean; isInWindow: boolean };
  /** Where it can be pressed: undefined while something covers it. */
  point?: Point;
}

/** Runs in the page. Looks for an element as a person does: by what is visible. */
export function look({ css, name, pattern, scrolls }: Sought & { scrolls: boolean }): Look {
  // line marks are invisible
  const plain = (text: string) =>
    text
      .replace(/[\u2060\u2061]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const textOf = (element: Element) =>
    plain(element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''));
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const namers = [...ids.flatMap((id) => document.getElementById(id) ?? []), ...labels];
    // the label of an icon has no text
    return (namers.length > 0 ? namers : [element]).map(textOf).filter(Boolean).join(' ');
  };
  const isSought = (element: Element) =>
    (name === undefined || nameOf(element) === name) &&
    (!pattern || new RegExp(pattern).test(nameOf(element)));

  const visible = [...document.querySelectorAll(css)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const names = visible.map(nameOf);
  const element = visible.find(isSought);
  if (!element) return { names };

  if (scrolls) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // the first line of a link that has several
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const isFree = element.contains(hit) || hit?.closest('label')?.control === element;
  const { value = '', checked = false } = element as Partial<HTMLInputElement>;
  return {
    names,
    found: {
      text: textOf(element),
      value,
      isChecked: checked,
      isFocused: document.activeElement === element,
      isInWindow: point.y >= 0 && point.y <= innerHeight && point.x >= 0 && point.x <= innerWidth,
    },
    ...(isFree && { point }),
  };
}
