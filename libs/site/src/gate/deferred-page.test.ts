// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const loadFiles = vi.fn(async () => undefined);
vi.mock('./program-files', () => ({ loadFiles, pageFiles: () => [] }));

const importGate = () => import('./deferred-page');
let gate: Awaited<ReturnType<typeof importGate>>;

beforeEach(async () => {
  vi.resetModules();
  loadFiles.mockClear();
  document.body.innerHTML = `
    <header><button id="menu"></button></header>
    <main id="main"><a href="/th" id="link"></a><input id="first" autofocus><button id="like"><b id="icon"></b></button>
    <a href="/picture" id="picture" data-needs-program></a></main>`;
  gate = await importGate();
  gate.deferPage();
});
afterEach(() => gate.endDeferral());

const send = (id: string, type: string) =>
  document.getElementById(id)!.dispatchEvent(new Event(type, { bubbles: true }));

test.each([
  ['icon', 'pointerover', 1],
  ['like', 'focusin', 1],
  ['picture', 'touchstart', 1],
  ['first', 'keydown', 1],
  ['first', 'focusin', 0],
  ['link', 'pointerover', 0],
  ['link', 'click', 0],
  ['main', 'keydown', 0],
  ['menu', 'click', 0],
])('%s, %s: the code is loaded %i times', (id, type, count) => {
  send(id, type);
  send(id, type);
  expect(loadFiles).toHaveBeenCalledTimes(count);
});

test('the page hydrates when its files are loaded and the router has prepared it', async () => {
  const order: string[] = [];
  gate.preparePageWith(async () => order.push('prepared'));
  void gate.pageLoaded.then(() => order.push('loaded'));
  expect(gate.isPageLeftOut()).toBe(true);
  const hydrating = gate.hydratePage().then(() => order.push('hydrated'));
  await vi.waitFor(() => expect(order).toEqual(['prepared', 'loaded']));
  expect([gate.isPageDeferred(), gate.isPageLeftOut()]).toEqual([true, false]);
  gate.endDeferral();
  await hydrating;
  expect(order.at(-1)).toBe('hydrated');
  expect(gate.isPageDeferred()).toBe(false);
  expect(document.documentElement.dataset['deferred']).toBeUndefined();
});

test('after a failure the page stays deferred, and the next use tries again', async () => {
  loadFiles.mockRejectedValueOnce(new Error('offline'));
  await expect(gate.hydratePage()).rejects.toThrow('offline');
  expect(gate.isPageLeftOut()).toBe(true);
  send('like', 'click');
  expect(loadFiles).toHaveBeenCalledTimes(2);
});

test('until its part is taken over, nothing stops an event on its way to the document', () => {
  gate.passEventsOn();
  const heard: string[] = [];
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener('click', stop, { capture: true });
  document.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  send('link', 'click');
  send('menu', 'click');
  expect(heard).toEqual(['link', 'menu']);
  gate.endFrameTakeover();
  send('link', 'click');
  send('menu', 'click');
  document.removeEventListener('click', stop, { capture: true });
  expect(heard).toEqual(['link', 'menu', 'link']);
});
