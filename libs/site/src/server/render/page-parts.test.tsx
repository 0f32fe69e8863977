import { Image } from '@raang/ui';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { RenderPartContext, ServerPart } from '@raang/views';
import { loadWords } from '../../language/words';
import { partsIn } from './page-parts';

beforeAll(() => loadWords('th'));

function Field() {
  const id = useId();
  return <input id={id} />;
}

/** A page with ids before, in and after a part. */
const pageOf = (version: string) =>
  renderToString(
    <RenderPartContext value={partsIn('th')}>
      <Field />
      <ServerPart name="some fares" part={{ version, serverPart: '17' }}>
        {(fare) => (
          <p>
            {fare}
            <Field />
          </p>
        )}
      </ServerPart>
      <Field />
    </RenderPartContext>,
  );

test('a page is the same whether a part is rendered for it or was rendered before', () => {
  const [first, second] = [pageOf('a'), pageOf('a')];
  expect(second).toBe(first);
  const ids = [...first.matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
  // a list of ids is divided by spaces
  expect(ids.filter((id) => /\s/.test(id!))).toEqual([]);
});

test('each version is rendered once, in each language', () => {
  const render = vi.fn(() => <p>17</p>);
  const part = partsIn('th');
  expect([part('once 1', render), part('once 1', render), part('once 2', render)]).toEqual(
    Array(3).fill('<p>17</p>'),
  );
  expect(render).toHaveBeenCalledTimes(2);
});

test('a picture of the first screen is not preloaded where it stands', () => {
  const html = partsIn('th')('first card 1', () => (
    <Image src="/a.svg" alt="" width={1280} height={720} ratio="16/9" eager />
  ));
  expect(html).toMatch(/^<span/);
});
