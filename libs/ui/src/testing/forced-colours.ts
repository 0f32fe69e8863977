import { expect } from 'storybook/test';
import {
  edges,
  ground,
  isEmptyBox,
  isPainted,
  look,
  outline,
  over,
  pseudos,
  shapes,
  standsOut,
} from './painted';

/** WCAG 1.4.3. */
const leastContrastOfText = 4.5;

/** Whether forced colours are active, as with the contrast themes of Windows. A separate run emulates them. */
export const areColoursForced = () => matchMedia('(forced-colors: active)').matches;

/**
 * Asserts the rules for forced colours, where the system replaces backgrounds and colours: no information may depend on
 * a background or a colour alone.
 */
export async function expectToHoldInForcedColours() {
  // Elements that an effect renders, such as toasts, are not in the first frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  expect(faultsIn(document.body), 'no fault in forced colours').toEqual([]);
}

/** The faults in forced colours, each with its element. */
export function faultsIn(root: HTMLElement): string[] {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }';
  document.head.append(still);
  const rules = [
    texts,
    boundaries,
    choices,
    currents,
    invalids,
    disableds,
    icons,
    boxes,
    ownColours,
    focusRings,
  ];
  const faults = rules.flatMap((rule) => rule(root));
  still.remove();
  return [...new Set(faults)];
}

type Rule = (root: HTMLElement) => string[];

const all = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const describeFault = (fault: string, element: Element) => `${fault}: ${element.outerHTML.slice(0, 240)}`;

/** Text has enough contrast. The system chooses the colour of disabled controls. */
const texts: Rule = (root) =>
  all(root, '*')
    .filter((element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    .filter((element) => isPainted(element) && !element.closest(':disabled, label:has(:disabled)'))
    .filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const on = over(backgroundColor, ground(element));
      return !standsOut(color, on, leastContrastOfText);
    })
    .map((element) => describeFault('unreadable text', element));

/** The current value of a system colour. */
function system(name: string) {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const fields = 'input:not([type=hidden]), select, textarea';
const controls = `${fields}, button, summary, a[href], [role=button], [role=tab], [role=menuitem], [role=option]`;
/** Widgets whose members need no boundary of their own, because the widget has one. */
const composites = '[role=listbox], [role=menu], [role=tablist], [role=grid]';

/** A control is recognisable: by a border, an underline or an icon, or as a link by the colour of links. */
const boundaries: Rule = (root) => {
  const link = system('LinkText');
  return all(root, controls)
    .map((control) => ({ control, drawn: isPainted(control) ? control : control.closest('label') }))
    .filter(({ control, drawn }) => drawn && isPainted(drawn) && !control.matches('[tabindex="-1"] *'))
    .filter(({ control, drawn }) => {
      if (control.matches(fields)) return !isBoxed(drawn!);
      const style = getComputedStyle(control);
      return !(
        edges(control).length > 0 ||
        outline(control) ||
        style.textDecorationLine.includes('underline') ||
        (control.matches('a') && style.color === link) ||
        (control.matches('summary, a') && control.querySelector('svg')) ||
        isBoxed(control.parentElement?.closest(composites), 6)
      );
    })
    .map(({ control }) => describeFault('no boundary', control));
};

/** Whether an element or a close ancestor has a border or outline. */
function isBoxed(element: Element | null | undefined, levels = 3): boolean {
  if (!element) return false;
  return (
    edges(element).length > 0 ||
    Boolean(outline(element)) ||
    (levels > 0 && isBoxed(element.parentElement, levels - 1))
  );
}

/** A checkbox, radio or switch looks different when it is checked. */
const choices: Rule = (root) =>
  (all(root, 'input:is([type=checkbox], [type=radio])') as HTMLInputElement[])
    .filter((input) => isPainted(input.closest('label') ?? input))
    .filter((input) => {
      const { checked } = input;
      const group = all(root, `input[type=radio][name="${input.name}"]`) as HTMLInputElement[];
      const chosen = group.find((radio) => radio.checked);
      const looks = [true, false].map((state) => {
        input.checked = state;
        return look(input.closest('label') ?? input);
      });
      input.checked = checked;
      if (chosen) chosen.checked = true;
      return looks[0] === looks[1];
    })
    .map((input) => describeFault('looks the same checked and unchecked', input));

const states = {
  'aria-selected': '[aria-selected=true]',
  // While a request is in progress, the control does not show the new state yet.
  'aria-pressed': '[aria-pressed=true]:not([aria-disabled=true])',
  'aria-current': '[aria-current]:not([aria-current=false])',
};

/** A selected, pressed or current element differs from its neighbours, or from itself without the state. */
const currents: Rule = (root) =>
  Object.entries(states).flatMap(([attribute, selector]) =>
    all(root, selector)
      .filter(isPainted)
      .filter((element) => {
        const value = element.getAttribute(attribute)!;
        const own = look(element);
        const family = element.closest(`ul, ol, table, nav, ${composites}`) ?? root;
        const tag = element.tagName;
        const neighbours = all(family as HTMLElement, tag).filter(
          (other) =>
            !other.matches(selector) && other !== element && isPainted(other) && !other.contains(element),
        );
        if (attribute !== 'aria-pressed' && neighbours.length > 0)
          return neighbours.some((other) => look(other) === own);
        element.removeAttribute(attribute);
        const without = look(element);
        element.setAttribute(attribute, value);
        return attribute === 'aria-pressed' && without === own;
      })
      .map((element) => describeFault(`${attribute} is invisible`, element)),
  );

/** An invalid control has a visible error with an icon, or a border next to it. */
const invalids: Rule = (root) =>
  all(root, '[aria-invalid=true]')
    .filter((control) => isPainted(control.closest('label') ?? control))
    .filter((control) => {
      const ids = ['aria-describedby', 'aria-errormessage'].flatMap(
        (name) => control.getAttribute(name)?.split(' ') ?? [],
      );
      const field = control.closest('[data-invalid], [data-field], fieldset') ?? control;
      return !ids
        .map((id) => document.getElementById(id))
        .some((text) => text && isPainted(text) && (text.querySelector('svg') || edges(field).length > 0));
    })
    .map((control) => describeFault('invalid without a visible error', control));

/** A disabled control has the system's colour for disabled text, also as the colour of its border. */
const disableds: Rule = (root) => {
  const gray = system('GrayText');
  return all(root, ':is(button, input, select, textarea):disabled, [aria-disabled=true]')
    .filter(isPainted)
    .filter((control) => {
      const drawn = control.matches('input') && !edges(control).length ? control.parentElement! : control;
      return getComputedStyle(control).color !== gray || edges(drawn).some((edge) => !edge.includes(gray));
    })
    .map((control) => describeFault('disabled but not in GrayText', control));
};

/** Icons use system colours and have enough contrast to their background. */
const icons: Rule = (root) => {
  const allowed = [
    'CanvasText',
    'Canvas',
    'LinkText',
    'ButtonText',
    'GrayText',
    'FieldText',
    'Highlight',
    'HighlightText',
  ];
  const colours = new Set(allowed.map(system));
  return all(root, 'svg')
    .filter((svg) => isPainted(svg) && getComputedStyle(svg).forcedColorAdjust !== 'none')
    .flatMap((svg) => {
      const on = ground(svg);
      const paints = shapes(svg)
        // lines keep their colours, as on a map
        .filter(({ shape }) => !shape.closest('svg [data-line]'))
        .flatMap(({ colours: own }) => own);
      if (paints.length === 0) return [];
      return [
        ...(paints.some((paint) => !colours.has(paint))
          ? [describeFault(`painted with ${paints.join(' and ')}`, svg)]
          : []),
        ...(paints.some((paint) => standsOut(paint, on)) ? [] : [describeFault('an invisible icon', svg)]),
      ];
    });
};

/** An empty box does not disappear: it has more than a background, which forced colours remove. */
const boxes: Rule = (root) => {
  const drawn = all(root, '*')
    .filter((element) => isPainted(element) && getComputedStyle(element).forcedColorAdjust === 'auto')
    .flatMap((element) => [
      ...(isEmptyBox(element) ? [{ element, pseudo: undefined }] : []),
      ...pseudos(element).map((pseudo) => ({ element, pseudo })),
    ])
    .filter(({ element, pseudo }) => {
      const { inlineSize, blockSize } = getComputedStyle(element, pseudo);
      const isLined = edges(element, pseudo).length > 0 || outline(element, pseudo);
      return (
        parseFloat(inlineSize) > 1 && parseFloat(blockSize) > 1 && !isLined && !hasGround(element, pseudo)
      );
    });
  document.documentElement.style.forcedColorAdjust = 'none';
  const lost = drawn.filter(({ element, pseudo }) => hasGround(element, pseudo));
  document.documentElement.style.removeProperty('forced-color-adjust');
  return lost.map(({ element, pseudo }) =>
    describeFault(`${pseudo ?? 'a box'} drawn by its background alone`, element),
  );
};

/** Whether its background has enough contrast to the background behind it. */
function hasGround(element: Element, pseudo?: string) {
  const below = ground(element);
  const on = pseudo ? over(getComputedStyle(element).backgroundColor, below) : below;
  return standsOut(getComputedStyle(element, pseudo).backgroundColor, on);
}

/** Only lines keep their colours, since they are data, and no text is on them. */
const ownColours: Rule = (root) =>
  all(root, '*')
    .filter((element) => isPainted(element) && getComputedStyle(element).forcedColorAdjust === 'none')
    .filter((element) => element.textContent.trim() !== '' || !element.matches('[data-line], [data-line] *'))
    .map((element) => describeFault('keeps its own colours', element));

/** Keyboard users see the focus: the focused element, or an element around it, has a ring. */
const focusRings: Rule = (root) => {
  const before = document.activeElement;
  const faults = all(root, 'a[href], button, input, select, textarea, summary, [tabindex="0"]')
    .filter((element) => element.tabIndex === 0 && isPainted(element.closest('label') ?? element))
    .filter((element) => {
      element.focus({ preventScroll: true });
      if (document.activeElement !== element || !element.matches(':focus-visible')) return false;
      return !hasRing(element);
    })
    .map((element) => describeFault('no focus ring', element));
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return faults;
};

function hasRing(element: Element | null, levels = 4): boolean {
  return (
    element !== null &&
    levels >= 0 &&
    (Boolean(outline(element)) || hasRing(element.parentElement, levels - 1))
  );
}
