// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { labels } from '../labels/en';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** As a browser: an object of its own for each call. */
const createPolicy = () => ({ createHTML: (html: string) => ({ toString: () => html }) });

test('the same text again leaves the reader where they are', async () => {
  vi.resetModules();
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { Prose } = await import('./prose');
  const { LabelsProvider } = await import('../labels/labels-provider');
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main')!);
  const show = (html: string) =>
    flushSync(() =>
      root.render(
        <LabelsProvider labels={labels}>
          <Prose html={html} />
        </LabelsProvider>,
      ),
    );
  show('<p><a href="/en">Home</a></p>');
  const link = document.querySelector('a')!;
  link.focus();
  show('<p><a href="/en">Home</a></p>');
  expect(document.activeElement).toBe(link);
  show('<p><a href="/en">Start</a></p>');
  expect(document.querySelector('a')!.textContent).toBe('Start');
  root.unmount();
});
