import { expect, test } from 'vitest';
import { articleFile } from '../testing/content-folder';
import { checkExamples } from './example-marks';
import { parseContentFile } from './content-file';

function problemsOf(facts: Record<string, string>, body: string): string[] {
  const file = 'business/space-rent/kiosk.en.md';
  const source = articleFile(facts, body);
  const address = { group: 'business', category: 'space-rent', id: 'kiosk', locale: 'en' } as const;
  const content = parseContentFile(file, source);
  return checkExamples({ file, source, content, ...address }).map(({ line, reason }) => `${line} ${reason}`);
}

test('an example needs its mark', () => {
  const text = 'A kiosk.\n\nThis space is an example.';
  expect(problemsOf({}, text)).toEqual([expect.stringMatching(/^\d+ .*: add `example: true`$/)]);
  expect(problemsOf({ example: 'true' }, text)).toEqual([]);
});

test.each(['Call 0 2624 5200.', 'Write to rent@example.org.'])('"%s" stands beside no example', (text) => {
  expect(problemsOf({ example: 'true' }, text)).toEqual([expect.stringMatching(/^\d+ .*: leave it out$/)]);
  expect(problemsOf({}, text)).toEqual([]);
});

test('figures of an example are no telephone numbers', () => {
  const text = 'In 2026 the rent is 24,000 baht for 10 × 6 metres, reference EX-2569-02.';
  expect(problemsOf({ example: 'true' }, text)).toEqual([]);
});
