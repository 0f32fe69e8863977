// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SkipLink } from '../skip-link/skip-link';

test('a part without labels says what is missing', () => {
  expect(() => renderToString(<SkipLink />)).toThrow('LabelsProvider');
});
