import { ColourModeSelect } from '@raang/ui';
import { ConsentView } from '@raang/views';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadWords } from '../language/words';
import { constantHtml } from './frame-parts';

beforeAll(() => Promise.all([loadWords('th'), loadWords('en')]));

const question = () => <ConsentView placement="bottom" accepted={[]} policyHref="/cookie-policy" />;

it('renders a constant part once per language, with ids of its own', () => {
  const part = vi.fn(question);
  const [thai, english, again] = [
    constantHtml('question', 'th', part),
    constantHtml('question', 'en', part),
    constantHtml('question', 'th', part),
  ];
  expect(part).toHaveBeenCalledTimes(2);
  expect(again).toBe(thai);
  expect(english).not.toBe(thai);
  expect(english).toContain('Accept all');
  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const select = constantHtml('colour-mode', 'en', () => <ColourModeSelect forced="light" />);
  const ids = [...idsOf(english), ...idsOf(select)];
  expect(new Set(ids).size).toBe(ids.length);
});
