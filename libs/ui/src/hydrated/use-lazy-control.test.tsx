// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useLazyControl } from './use-lazy-control';

/** Stands for a larger control: shows what it took over. */
const Control = ({ typed }: { typed: string }) => <output>{typed}</output>;

let arrive: (control: typeof Control) => void;
let load: () => Promise<typeof Control>;
let page: HTMLElement;
let close: () => void;

function Field() {
  const { plain, loaded } = useLazyControl(load);
  return loaded ? <loaded.Control typed={loaded.typed} /> : <input ref={plain} />;
}

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<typeof Control>();
  arrive = resolve;
  load = () => promise;
  page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  flushSync(() => root.render(<Field />));
  close = () => root.unmount();
});
afterEach(() => {
  close();
  page.remove();
});

const field = () => page.querySelector('input');
const type = (text: string) => (field()!.value = text);
/** The control is there, and React has had no later task to draw it in. */
const loadedNow = async () => {
  arrive(Control);
  await Promise.resolve();
  await Promise.resolve();
};

test('a loaded control is drawn at once with what was typed, so that no key is lost in between', async () => {
  type('1/11/2026');
  await loadedNow();
  expect(page.innerHTML).toBe('<output>1/11/2026</output>');
});

test('a control that loads while the visitor types waits until the field is left', async () => {
  field()!.focus();
  type('1/1');
  await loadedNow();
  type('1/11/2026');
  expect(field()).not.toBeNull();
  field()!.blur();
  expect(page.innerHTML).toBe('<output>1/11/2026</output>');
});
