import { expect, test } from 'vitest';
import { authority } from 'raang:authority';
import { openIconNames } from './icon-names';

const iconOf = await openIconNames();

test('a name has its drawing, as thin as the icons of the kit, and always the same object', () => {
  const icon = iconOf('lucide:map-pin');
  expect(icon).toMatchObject({ prefix: 'lucide', name: 'map-pin', drawing: { viewBox: '0 0 24 24' } });
  expect(icon.drawing?.body).toContain('stroke-width="1.75"');
  expect(iconOf('lucide:map-pin')).toBe(icon);
});

test.each(['lucide:no-such-icon', 'mdi:home', 'map-pin', '', 'lucide:constructor', 'constructor:map'])(
  '"%s" has the icon of information',
  (name) => expect(iconOf(name).name).toBe('info'),
);

test("every icon of the authority's places is in its set", () => {
  const { popular, home } = authority;
  for (const { icon } of [...popular, ...home.tiles, ...home.feedback])
    expect(iconOf(icon)).toMatchObject({ name: icon.split(':')[1] });
});
