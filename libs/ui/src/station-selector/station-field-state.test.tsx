// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LabelsProvider } from '../labels/labels-provider';
import { labels } from '../labels/en';
import type { PlaceOption } from './station-option';
import { StationSelector } from './station-selector';

const stations = [
  { code: 'BL01', names: { th: 'ท่าพระ', en: 'Tha Phra' }, lineIds: ['blue'] },
  { code: 'BL27', names: { th: 'สามย่าน', en: 'Sam Yan' }, lineIds: ['blue'] },
];

beforeAll(() => {
  Element.prototype.scrollTo = () => undefined; // missing in jsdom
});
afterEach(() => document.body.replaceChildren());

const input = () => document.querySelector<HTMLInputElement>('input[role="combobox"]')!;

const options = () => [...document.querySelectorAll('[role=option]')];
const optionCount = () => options().length;
const marked = () =>
  options().find(
    (option) => option.ariaSelected === 'true' || option.getAttribute('aria-selected') === 'true',
  )?.textContent;

/** Fires the events of a browser without waiting for React to render. */
function type(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), text);
  input().dispatchEvent(new InputEvent('input', { bubbles: true }));
}

test('Enter right after typing takes the best match, also on a busy device', async () => {
  const onChange = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <LabelsProvider labels={labels}>
      <StationSelector
        stations={stations}
        onChange={onChange}
        label="From"
        locale="en"
        lineNames={{ blue: 'Blue Line' }}
      />
    </LabelsProvider>,
  );
  await vi.waitFor(() => expect(input()).not.toBeNull());
  input().focus();
  type('sam yan');
  input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange).toHaveBeenCalledExactlyOnceWith('BL27');
  root.unmount();
});

test('an option that the person has moved to stays theirs when places load', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const render = (places: readonly PlaceOption[]) =>
    root.render(
      <LabelsProvider labels={labels}>
        <StationSelector
          stations={stations}
          places={places}
          label="From"
          locale="en"
          lineNames={{ blue: 'Blue Line' }}
        />
      </LabelsProvider>,
    );
  render([]);
  await vi.waitFor(() => expect(input()).not.toBeNull());
  input().focus();
  type('a');
  await vi.waitFor(() => expect(marked()).toBeUndefined());
  for (const _press of stations)
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await vi.waitFor(() => expect(marked()).toMatch(/Sam Yan/));
  render([{ id: 'a-park', names: { th: 'เอพาร์ก', en: 'A' }, note: 'near the river' }]);
  await vi.waitFor(() => expect(optionCount()).toBe(3));
  expect(marked()).toMatch(/Sam Yan/);
  root.unmount();
});
