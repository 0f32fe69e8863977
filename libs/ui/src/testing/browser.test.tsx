// @vitest-environment jsdom
import { act, cloneElement, createRef, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import type { Conformance } from './conformance';
import { describeConformance } from './describe-conformance';
import { inContext, renderOnServer } from './render-on-server';

let mounted: Root | undefined;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // APIs that parts use on mount and jsdom does not have.
  Element.prototype.scrollTo = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'DataTransfer',
    class {
      files = document.createElement('input').files;
    },
  );
});

afterEach(async () => {
  await act(() => mounted?.unmount());
  document.body.replaceChildren();
});

/** Renders the part with additional props on the server, and hydrates it. */
async function mount(conformance: Conformance, props: Record<string, unknown>) {
  const withProps = { ...conformance, part: cloneElement(conformance.part as ReactElement<object>, props) };
  const container = document.createElement('div');
  container.innerHTML = renderOnServer(withProps);
  document.body.replaceChildren(container);
  const errors: unknown[] = [];
  await act(async () => {
    mounted = hydrateRoot(container, inContext(withProps), {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  expect(errors).toEqual([]);
}

const marked = () => document.querySelector('[data-conformance]');

/** The element that gets ref, id and props. */
function target({ root, control }: Conformance): string {
  return control ?? root ?? ':not(*)';
}

describeConformance('className', async (conformance) => {
  await mount(conformance, { 'data-conformance': '' });
  const root = () => (conformance.control ? null : marked()) ?? document.querySelector('body > div > *');
  const own = [...(root()?.classList ?? [])];
  await act(() => mounted?.unmount());
  await mount(conformance, { 'data-conformance': '', className: 'conformance' });
  expect(root()?.localName).toBe(conformance.root);
  expect([...root()!.classList].sort()).toEqual([...own, 'conformance'].sort());
});

describeConformance('ref', async (conformance) => {
  const ref = createRef<Element>();
  await mount(conformance, { ref, 'data-conformance': '' });
  expect(ref.current).toBeInstanceOf(Element);
  expect(ref.current!.matches(target(conformance))).toBe(true);
});

describeConformance('id', async (conformance) => {
  await mount(conformance, { id: 'conformance' });
  expect(document.getElementById('conformance')!.matches(target(conformance))).toBe(true);
});

describeConformance('props', async (conformance) => {
  const props = { 'data-conformance': '', lang: 'en', 'aria-details': 'details' };
  await mount(conformance, props);
  expect(marked()!.matches(target(conformance))).toBe(true);
  for (const [name, value] of Object.entries(props)) expect(marked()!.getAttribute(name)).toBe(value);
});
