import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../../../services/folders';
import { colours } from './colours';

const tokens = readFileSync(inRepository('libs/ui/src/styles.css'), 'utf8');

test.each(Object.entries(colours))('%s is the kit’s token in the light mode', (name, colour) => {
  expect(new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]+),`).exec(tokens)?.[1]).toBe(colour);
});
