import { stationsOf } from '../docs/network-examples.stories';
import { inLocale, wordsFor } from '../examples.stories';
import type { LineDiagramProps } from './line-diagram';

/** Interchanges of the Blue Line, all with links. */
export function lineExample(
  globals: Record<string, unknown>,
  count = 29,
  here: string | null = 'BL22',
): LineDiagramProps {
  const { lines } = wordsFor(globals);
  const others = inLocale(globals, {
    th: { green: 'บีทีเอส สุขุมวิท', airport: 'แอร์พอร์ต เรล ลิงก์' },
    en: { green: 'BTS Sukhumvit', airport: 'Airport Rail Link' },
  });
  const interchanges: Record<string, LineDiagramProps['stations'][number]['interchanges']> = {
    BL10: [{ lineId: 'purple', code: 'PP16', name: lines.purple, href: '#purple' }],
    BL13: [{ lineId: 'green', name: others.green }],
    BL15: [{ lineId: 'yellow', name: lines.yellow, href: '#yellow' }],
    BL21: [{ lineId: 'airport', name: others.airport, wordForLine: false }],
    BL22: [{ lineId: 'green', name: others.green }],
  };
  return {
    line: { id: 'blue', name: lines.blue },
    stations: stationsOf('blue', globals)
      .slice(0, count)
      .map(({ code, name }) => ({
        code,
        name,
        href: `#${code}`,
        ...(code in interchanges ? { interchanges: interchanges[code] } : {}),
        ...(code === here ? { current: true } : {}),
        ...(code === 'BL12' ? { closed: true } : {}),
      })),
  };
}
