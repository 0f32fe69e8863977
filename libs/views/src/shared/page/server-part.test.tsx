// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RenderPartContext, ServerPart } from './server-part';
import type { ServerPartModel } from './server-part-model';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const Page = ({ part }: { part: ServerPartModel<string> }) => (
  <ServerPart name="fares" part={part}>
    {(model) => <p>{model}</p>}
  </ServerPart>
);

const text = () => document.querySelector('p')!.textContent;

async function hydrate() {
  const served = { version: '1', serverPart: '17 baht' };
  document.body.innerHTML = `<main>${renderToString(<Page part={served} />)}</main>`;
  const paragraph = document.querySelector('p');
  const root = await act(() =>
    hydrateRoot(document.querySelector('main')!, <Page part={{ version: '1' }} />),
  );
  const show = (part: ServerPartModel<string>) => act(() => root.render(<Page part={part} />));
  return { show, paragraph };
}

test('hydration without the model leaves the HTML of the server', async () => {
  const { paragraph } = await hydrate();
  expect(text()).toBe('17 baht');
  expect(document.querySelector('p')).toBe(paragraph);
});

test('the same content of a renewal changes nothing', async () => {
  const { show, paragraph } = await hydrate();
  await show({ version: '1', serverPart: '17 baht' });
  expect(document.querySelector('p')).toBe(paragraph);
});

test('other content replaces it', async () => {
  const { show } = await hydrate();
  await show({ version: '2', serverPart: '18 baht' });
  expect(text()).toBe('18 baht');
  await show({ version: '3', serverPart: '19 baht' });
  expect(text()).toBe('19 baht');
});

test('a server renders a version of it for all pages, and one without a version with its page', () => {
  const asked: string[] = [];
  const renderPart = (name: string) => {
    asked.push(name);
    return '<p>from memory</p>';
  };
  const rendered = ['1', ''].map((version) =>
    renderToString(
      <RenderPartContext value={renderPart}>
        <Page part={{ version, serverPart: '17 baht' }} />
      </RenderPartContext>,
    ),
  );
  expect(rendered).toEqual([
    '<div data-server-html="fares 1"><p>from memory</p></div>',
    '<div data-server-html="fares "><p>17 baht</p></div>',
  ]);
  expect(asked).toEqual(['fares 1']);
});
