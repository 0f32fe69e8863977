// @vitest-environment jsdom
import { act, Component, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptHtml, type KeptHtmlProps } from './kept-html';

const main = () => document.querySelector('main')!;
const field = () => document.querySelector('input')!;

interface PageProps extends Pick<KeptHtmlProps, 'isServers'> {
  name: string;
}
const Page = ({ name, isServers }: PageProps) => (
  <main>
    <h1>Station</h1>
    <Suspense>
      <KeptHtml isServers={isServers} within={main}>
        <Name name={name} />
        <input />
      </KeptHtml>
    </Suspense>
  </main>
);
function Name({ name }: { name: string }) {
  if (!name) throw new Error('no name');
  return <p>{name}</p>;
}

let root: ReturnType<typeof hydrateRoot>;
const report = vi.fn();
const hydrate = (page: PageProps) =>
  act(async () => {
    root = hydrateRoot(document.body, <Page {...page} />, {
      onRecoverableError: (error) => report(((error as Error).cause ?? error) as Error),
    });
  });

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = renderToString(<Page isServers name="Sukhumvit" />);
  report.mockClear();
});
afterEach(() => act(async () => root.unmount()));

test.each([
  ['throws', '', 'no name'],
  ['is not the server’s', 'Asok', 'Hydration failed'],
])('a part that %s leaves the HTML with what was typed and the focus', async (_, name, reported) => {
  const typedInto = field();
  typedInto.value = 'typed';
  typedInto.focus();
  await hydrate({ isServers: true, name });
  expect(main().textContent).toBe('StationSukhumvit');
  expect(field()).toBe(typedInto);
  expect(field().value).toBe('typed');
  expect(document.activeElement).toBe(typedInto);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining(reported) }),
  );
});

test('another page replaces the HTML that was left', async () => {
  await hydrate({ isServers: true, name: 'Asok' });
  await act(async () => root.render(<Page isServers={false} name="Asok" />));
  expect(main().textContent).toBe('StationAsok');
});

test('a part that hydrates changes with the page', async () => {
  await hydrate({ isServers: true, name: 'Sukhumvit' });
  await act(async () => root.render(<Page isServers name="Asok" />));
  expect(main().textContent).toBe('StationAsok');
  expect(report).not.toHaveBeenCalled();
});

class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override state = {};
  override render() {
    return 'error' in this.state ? (
      <KeptHtml isServers within={main}>
        Something went wrong
      </KeptHtml>
    ) : (
      this.props.children
    );
  }
}
function FailingLater() {
  useLayoutEffect(() => {
    throw new DOMException('not a child', 'NotFoundError');
  }, []);
  return <input />;
}

test('a failure at the first change after hydration leaves the HTML too', async () => {
  const part = (
    <main>
      <Boundary>
        <FailingLater />
      </Boundary>
    </main>
  );
  document.body.innerHTML = renderToString(part);
  field().value = 'typed';
  await act(async () => {
    root = hydrateRoot(document.body, part, { onCaughtError: report });
  });
  expect(main().textContent).toBe('');
  expect(field().value).toBe('typed');
  expect(report).toHaveBeenCalledOnce();
});
