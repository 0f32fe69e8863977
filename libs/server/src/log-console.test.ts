import { expect, test, vi } from 'vitest';
import { logConsole } from './log-console';

test('what libraries print is a line without its text', () => {
  const log = { warn: vi.fn(), debug: vi.fn() };
  const target = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), log: vi.fn(), debug: vi.fn() };
  logConsole(log, target);
  target.info('Server Fn Error!');
  target.error(new SyntaxError('Unexpected token, "somchai@example.com\n{"level":60}" is not valid JSON'));
  expect(log.debug).toHaveBeenCalledWith({}, expect.any(String));
  expect(log.warn).toHaveBeenCalledWith(
    { error: { type: 'SyntaxError', stack: expect.stringMatching(/^\s+at /) } },
    expect.any(String),
  );
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('somchai');
});
