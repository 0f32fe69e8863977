import { describe, expect, it } from 'vitest';
import { exampleContext } from '../examples/model-context-example';
import { onwardExample } from '../examples/place-examples';
import { toOnward } from './onward-model';

const at = (code: string, locale: 'th' | 'en' = 'en') =>
  toOnward(code, onwardExample, exampleContext(locale));

describe('boats and buses near a station', () => {
  it('are piers and terminals with the way there, the nearest first', () => {
    expect(at('BL01')?.stops).toEqual([
      { name: 'Tha Phra Pier', kind: 'Pier', way: 'Exit 3 · 210 m in a straight line' },
      { name: 'Southern Bus Terminal', kind: 'Bus terminal', way: 'about 25 minutes on foot' },
    ]);
  });

  it('are bus stops that are named after a place, without its exit', () => {
    expect(at('BL01')?.busStops).toEqual([{ name: 'Bang Phai Market', way: '330 m in a straight line' }]);
  });

  it('are absent where none is known', () => {
    expect(at('BL10')).toBeUndefined();
  });

  it('name their sources', () => {
    expect(at('BL01')?.sources).toEqual([
      'Agreeing public open-data tables',
      'Open transport data of OTP, Namtang (bus stops)',
    ]);
    expect(at('CEN')).toMatchObject({ stops: [{ name: 'Southern Bus Terminal', way: '' }], busStops: [] });
  });
});
