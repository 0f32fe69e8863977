// @vitest-environment jsdom
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LabelsProvider } from '../labels/labels-provider';
import { labels } from '../labels/th';
import { SearchBox } from './search-box';
import { SearchSuggestions } from './search-suggestions';

test('letters that are typed between the rendering and its listeners count', async () => {
  const load = vi.fn((text: string) =>
    Promise.resolve([{ key: text, href: '#sukhumvit', content: `for ${text}` }]),
  );
  function Search() {
    const input = useRef<HTMLInputElement>(null);
    // the rendering has read the field, and its effects have not run yet
    useLayoutEffect(() => {
      if (input.current) input.current.value = 'สุขุมวิท';
    }, []);
    return (
      <SearchBox
        ref={input}
        name="q"
        label="Search"
        suggestions={<SearchSuggestions input={input} load={load} />}
      />
    );
  }
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  root.render(
    <LabelsProvider labels={labels}>
      <Search />
    </LabelsProvider>,
  );
  await vi.waitFor(() => expect(page.querySelector('[role=option]')?.textContent).toBe('for สุขุมวิท'));
  expect(load).toHaveBeenCalledTimes(1);
  root.unmount();
  page.remove();
});
