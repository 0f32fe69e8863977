import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { storyControls } from './story-controls';

/** The control of a prop, as Storybook reads the type from the sources. */
function controlOf(type: StrictInputType['type'], summary: string, value?: unknown) {
  const argTypes: StrictArgTypes = { prop: { name: 'prop', type, table: { type: { summary } } } };
  const context = { argTypes, initialArgs: value === undefined ? {} : { prop: value } };
  return storyControls(context as Parameters<typeof storyControls>[0])['prop'];
}

test('a drawing is chosen from the icons', () => {
  const prop = controlOf({ name: 'other', value: 'Glyph' }, 'Glyph');
  expect(prop).toMatchObject({
    control: { type: 'select' },
    options: expect.arrayContaining(['SearchIcon']),
  });
  expect(prop?.mapping?.['SearchIcon']).toEqual(expect.objectContaining({ displayName: 'Search' }));
});

test.each([
  ['a node is typed as text', 'ReactNode', undefined, { type: 'text' }],
  [
    'a node of elements is not edited',
    'ReactNode',
    { $$typeof: Symbol.for('react.element') },
    { disable: true },
  ],
  ['an element is not edited', 'ReactElement<unknown>', undefined, { disable: true }],
  [
    'a list with drawings is not edited',
    'readonly Fact[]',
    [{ icon: () => null, text: 'Lift' }],
    { disable: true },
  ],
  ['a list of data is edited as JSON', 'readonly Option[]', [{ value: 'a', label: 'A' }], undefined],
] as const)('%s', (_, summary, value, control) => {
  expect(controlOf({ name: 'other', value: summary }, summary, value)?.control).toEqual(control);
});

test('a text keeps its control', () => {
  expect(controlOf({ name: 'string' }, 'string')?.control).toBeUndefined();
});
