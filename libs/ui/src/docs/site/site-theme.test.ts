import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokens } from './site-theme';

const styles = readFileSync(`${import.meta.dirname}/../../styles.css`, 'utf8');

test.each(Object.entries(tokens))('%s has the values of the stylesheet', (token, [light, dark]) => {
  expect(styles).toContain(`--color-${token}: light-dark(${light}, ${dark});`);
});
