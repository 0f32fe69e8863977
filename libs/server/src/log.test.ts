import { expect, it } from 'vitest';
import { createLog } from './log';

function open() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', () => new Date(), {
    write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]),
  });
  return { log, lines };
}

const fail = (text: string) => new Error(text);
const failElsewhere = () => new TypeError('elsewhere');

it('has 60 lines of one kind of error in a minute, whatever its text says, and each other kind', () => {
  const { log, lines } = open();
  for (let request = 0; request < 500; request += 1)
    log.error({ err: fail(`row ${request}`) }, 'a procedure failed');
  expect(lines).toHaveLength(60);
  log.error({ err: failElsewhere() }, 'a procedure failed');
  log.error({ err: fail('row 1') }, 'a page failed');
  expect(lines.slice(60)).toMatchObject([
    { msg: 'a procedure failed', err: { type: 'TypeError' } },
    { msg: 'a page failed' },
  ]);
});

it('tells causes apart: a query that fails for two reasons has the lines of two', () => {
  const { log, lines } = open();
  const failed = (code: string) => new Error('Failed query', { cause: Object.assign(fail('no'), { code }) });
  for (let request = 0; request < 100; request += 1)
    log.error({ err: failed('23505') }, 'a procedure failed');
  log.error({ err: failed('53100') }, 'a procedure failed');
  expect(lines.at(-1)).toMatchObject({ err: { cause: { code: '53100' } } });
});

it('leaves no refusal and no start out', () => {
  const { log, lines } = open();
  for (let line = 0; line < 100; line += 1) log.info({ line }, 'a request was refused');
  expect(lines).toHaveLength(100);
});
