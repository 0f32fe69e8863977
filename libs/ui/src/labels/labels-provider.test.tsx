// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SkipLink } from '../skip-link/skip-link';

test('a part outside a LabelsProvider throws an error that names it', () => {
  expect(() => renderToString(<SkipLink />)).toThrow('LabelsProvider');
});
