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

/** Whether the person has chosen the colours, as with the contrast themes of Windows; a run of its own emulates it. */
export const areColoursForced = () => matchMedia('(forced-colors: active)').matches;

/**
 * What has to hold where a system takes all our grounds and colours away and paints with its own few: nothing may be
 * told by a ground or by a colour alone.
 */
export async function expectToHoldInForcedColours() {
  // What comes by an effect, such as a toast, is not there in the first picture yet.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  expect(faultsIn(document.body), 'holds in forced colours').toEqual([]);
}

/** What is wrong in forced colours, each with the element that it is about. */
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
const told = (fault: string, element: Element) => `${fault}: ${element.outerHTML.slice(0, 240)}`;

/** Words can be read. What is disabled is the system's to paint. */
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
    .map((element) => told('words that cannot be read', element));

/** A system colour as it is now. */
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
/** Widgets whose members are recognised by the box they stand in. */
const composites = '[role=listbox], [role=menu], [role=tablist], [role=grid]';

/** A control is seen as one: by a line around or under it, by an icon, or as a link by the colour of links. */
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
    .map(({ control }) => told('no boundary', control));
};

/** A line runs around an element, or around what closely surrounds it. */
function isBoxed(element: Element | null | undefined, levels = 3): boolean {
  if (!element) return false;
  return (
    edges(element).length > 0 ||
    Boolean(outline(element)) ||
    (levels > 0 && isBoxed(element.parentElement, levels - 1))
  );
}

/** A chosen box, radio or switch looks unlike the same one when it is not. */
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
    .map((input) => told('looks the same chosen or not', input));

const states = {
  'aria-selected': '[aria-selected=true]',
  // On its way, the state is not there yet.
  'aria-pressed': '[aria-pressed=true]:not([aria-disabled=true])',
  'aria-current': '[aria-current]:not([aria-current=false])',
};

/** Selected, pressed, current: unlike each of its neighbours, or unlike itself without the state. */
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
      .map((element) => told(`${attribute} is not to be seen`, element)),
  );

/** What is wrong has its reason in words that are to be seen, with a mark or a rail beside them. */
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
    .map((control) => told('invalid without a reason to see', control));

/** What cannot be used has the colour that the system has for it; so has its edge, or that of the box it stands in. */
const disableds: Rule = (root) => {
  const gray = system('GrayText');
  return all(root, ':is(button, input, select, textarea):disabled, [aria-disabled=true]')
    .filter(isPainted)
    .filter((control) => {
      const drawn = control.matches('input') && !edges(control).length ? control.parentElement! : control;
      return getComputedStyle(control).color !== gray || edges(drawn).some((edge) => !edge.includes(gray));
    })
    .map((control) => told('disabled and not in GrayText', control));
};

/** Icons are painted with colours of the system, and stand out from what they lie on. */
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
        // the colours of lines stay, as on a map
        .filter(({ shape }) => !shape.closest('svg [data-line]'))
        .flatMap(({ colours: own }) => own);
      if (paints.length === 0) return [];
      return [
        ...(paints.some((paint) => !colours.has(paint))
          ? [told(`painted with ${paints.join(' and ')}`, svg)]
          : []),
        ...(paints.some((paint) => standsOut(paint, on))
          ? []
          : [told('an icon that is not to be seen', svg)]),
      ];
    });
};

/** A box without words that is drawn by its ground alone is gone: seen with our colours, and not with theirs. */
const boxes: Rule = (root) => {
  const drawn = all(root, '*')
    .filter((element) => isPainted(element) && getComputedStyle(element).forcedColorAdjust === 'auto')
    .flatMap((element) => [
      ...(isEmptyBox(element) ? [{ element, pseudo: undefined }] : []),
      ...pseudos(element).map((pseudo) => ({ element, pseudo })),
    ])
    .filter(({ element, pseudo }) => {
      const { inlineSize, blockSize } = getComputedStyle(element, pseudo);
      const isLined = edges(element, pseudo).length > 0 || (!pseudo && outline(element));
      return (
        parseFloat(inlineSize) > 1 && parseFloat(blockSize) > 1 && !isLined && !hasGround(element, pseudo)
      );
    });
  document.documentElement.style.forcedColorAdjust = 'none';
  const lost = drawn.filter(({ element, pseudo }) => hasGround(element, pseudo));
  document.documentElement.style.removeProperty('forced-color-adjust');
  return lost.map(({ element, pseudo }) => told(`${pseudo ?? 'a box'} drawn by its ground alone`, element));
};

/** Its own ground stands out from what it lies on. */
function hasGround(element: Element, pseudo?: string) {
  const below = ground(element);
  const on = pseudo ? over(getComputedStyle(element).backgroundColor, below) : below;
  return standsOut(getComputedStyle(element, pseudo).backgroundColor, on);
}

/** Only the colours of lines stay, since they are data; and no words stand on them. */
const ownColours: Rule = (root) =>
  all(root, '*')
    .filter((element) => isPainted(element) && getComputedStyle(element).forcedColorAdjust === 'none')
    .filter((element) => element.textContent.trim() !== '' || !element.matches('[data-line], [data-line] *'))
    .map((element) => told('keeps its own colours', element));

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
    .map((element) => told('no ring when it has the focus', element));
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
