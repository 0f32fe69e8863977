// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLazyControl } from './use-lazy-control';

/** Stands for a larger control: shows what it took over. */
const Control = ({ typed }: { typed: string }) => <output>{typed}</output>;

/** Stands for one that helps with what is typed. */
const Options = ({ typed, isOpen = false }: { typed: string; isOpen?: boolean }) => (
  <input id="field" data-options={isOpen ? 'open' : 'closed'} defaultValue={typed} />
);

/** What a script noted before the page was hydrated. */
let pressedBefore: '' | undefined;

let arrive: (control: typeof Control) => void;
let load: () => Promise<typeof Control>;
let page: HTMLElement;
let show: (part: ReactNode) => void;
let close: () => void;

function Field({ joinsTyping = false, waitsForUse = false }) {
  const { plain, loaded, isPlain } = useLazyControl(load, { joinsTyping, waitsForUse });
  return (
    <>
      {isPlain && <input key="plain" id="field" ref={plain} data-pressed={pressedBefore} />}
      {loaded && <loaded.Control key="control" {...loaded} />}
    </>
  );
}

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<typeof Control>();
  arrive = resolve;
  load = () => promise;
  page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  show = (part) => flushSync(() => root.render(part));
  close = () => root.unmount();
});
afterEach(() => {
  pressedBefore = undefined;
  close();
  page.remove();
});

const field = () => page.querySelector('input');
const type = (text: string) => (field()!.value = text);
/** The control is there, and React has had no later task to draw it in. */
const loadedNow = async (loaded: typeof Control = Control) => {
  arrive(loaded);
  await Promise.resolve();
  await Promise.resolve();
};

test('a loaded control is drawn at once with what was typed, so that no key is lost in between', async () => {
  show(<Field />);
  type('1/11/2026');
  await loadedNow();
  expect(page.innerHTML).toBe('<output>1/11/2026</output>');
});

test('a control that loads while the visitor types waits until the field is left', async () => {
  show(<Field />);
  field()!.focus();
  type('1/1');
  await loadedNow();
  type('1/11/2026');
  expect(field()).not.toBeNull();
  field()!.blur();
  expect(page.innerHTML).toBe('<output>1/11/2026</output>');
});

test.each([
  ['a press', () => field()!.click(), 'open'],
  ['a press before the page was hydrated', () => {}, 'open'],
  ['a key', () => {}, 'closed'],
])(
  'a control that helps with typing takes over at once after %s, and keeps the focus',
  async (how, use, state) => {
    pressedBefore = how.includes('before') ? '' : undefined;
    show(<Field joinsTyping />);
    const left: (string | undefined)[] = [];
    page.addEventListener('focusin', ({ target }) => left.push((target as HTMLElement).dataset['options']));
    field()!.focus();
    use();
    await loadedNow(Options);
    expect(field()!.dataset['options']).toBe(state);
    expect(document.activeElement).toBe(field());
    // the focus went from one field to the other, so that a phone keeps its keyboard
    expect(left).toEqual([undefined, state]);
  },
);

test.each([
  ['at once', false],
  ['when an input method has committed its text', true],
])('a control that helps with typing joins it %s, and keeps focus and caret', async (_when, isComposing) => {
  show(<Field joinsTyping />);
  field()!.focus();
  if (isComposing) field()!.dispatchEvent(new CompositionEvent('compositionstart'));
  type('Silom');
  field()!.setSelectionRange(2, 3);
  await loadedNow(Options);
  if (isComposing) {
    expect(field()!.dataset['options']).toBeUndefined();
    field()!.dispatchEvent(new CompositionEvent('compositionend'));
  }
  const { dataset, value, selectionStart, selectionEnd } = field()!;
  expect([dataset['options'], value, selectionStart, selectionEnd]).toEqual(['open', 'Silom', 2, 3]);
  expect(document.activeElement).toBe(field());
});

test('a control that most visitors do not need loads when its form is used, once', () => {
  const asked = vi.fn(load);
  load = asked;
  show(
    <form>
      <Field waitsForUse />
      <button>Show</button>
    </form>,
  );
  expect(asked).not.toHaveBeenCalled();
  page.querySelector('button')!.focus();
  field()!.focus();
  expect(asked).toHaveBeenCalledOnce();
});
