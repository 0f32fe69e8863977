import { describe, expect, test } from 'vitest';
import { articleFile } from '../testing/content-folder';
import { checkExamples } from './check-examples';
import { parseContentFile } from './content-file';

function problemsOf(facts: Record<string, string>, body: string): string[] {
  const file = 'business/space-rent/kiosk.en.md';
  const source = articleFile(facts, body);
  const address = { group: 'business', category: 'space-rent', id: 'kiosk', locale: 'en' } as const;
  const content = parseContentFile(file, source);
  return checkExamples({ file, source, content, ...address }).map(({ line, reason }) => `${line} ${reason}`);
}

describe('the check of examples', () => {
  test.each([
    'This kiosk is an example.',
    'A kiosk (example)',
    'The rent is made up.',
    'ประกาศนี้เป็นตัวอย่าง',
    'ซุ้มที่แต่งขึ้น',
  ])('refuses "%s" without the mark, and names the way out', (body) => {
    expect(problemsOf({}, body)).toEqual([expect.stringMatching(/^\d+ .*: write "example: true" into/)]);
    expect(problemsOf({ example: 'true' }, body)).toEqual([
      expect.stringMatching(/^\d+ .*: leave|leave these/),
    ]);
  });

  test.each(['Call 0 2624 5200.', 'Write to rent@example.org.'])(
    'refuses "%s" beside an example only',
    (body) => {
      expect(problemsOf({ example: 'true' }, body)).toEqual([
        expect.stringContaining('nobody can ask an office'),
      ]);
      expect(problemsOf({}, body)).toEqual([]);
    },
  );

  test.each(['## Examples', 'For example, a kiosk.', 'ตัวอย่าง จากสุขุมวิท', 'In 2026 the rent is 24,000 baht.'])(
    'accepts "%s"',
    (body) => {
      expect(problemsOf({}, body)).toEqual([]);
      expect(problemsOf({ example: 'true' }, body)).toEqual([]);
    },
  );
});
