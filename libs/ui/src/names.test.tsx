// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FacilityTable } from './facility-table/facility-table';
import { FareTable } from './fare-table/fare-table';
import { Itinerary } from './itinerary/itinerary';
import { LabelsProvider } from './labels/labels-provider';
import { labels } from './labels/en';
import { LineBadge } from './line-badge/line-badge';
import { LineDiagram } from './line-diagram/line-diagram';
import { SectionHeading } from './section-heading/section-heading';
import { StationCode } from './station-code/station-code';
import { StatusRow } from './status-row/status-row';

const blue = { id: 'blue', name: 'Blue Line', wordForLine: false };
const [phraRam9, sukhumvit] = [
  { code: 'BL20', name: 'Phra Ram 9', lineId: 'blue' },
  { code: 'BL22', name: 'Sukhumvit', lineId: 'blue' },
];
const ride = {
  kind: 'ride',
  line: blue,
  from: { ...phraRam9, href: '/en/stations/BL20' },
  to: sukhumvit,
  stops: [{ name: 'Phetchaburi', code: 'BL21' }],
  headsign: 'Lak Song',
  stopCount: '2 stops',
  duration: '4 minutes',
} as const;

/** What a translator of the browser may change. */
function translatedIn(part: ReactNode): string {
  document.body.innerHTML = renderToString(<LabelsProvider labels={labels}>{part}</LabelsProvider>);
  for (const name of document.querySelectorAll('[translate=no]')) name.replaceWith(' ');
  return document.body.textContent;
}

const names = /Phra Ram|Sukhumvit|Phetchaburi|สุขุมวิท|BL2|Blue/;

test.each<[part: string, shown: ReactNode, translated: RegExp]>([
  ['LineBadge', <LineBadge lineId="blue" name="Blue" />, /^ $/],
  ['StationCode', <StationCode {...sukhumvit} />, /station/i],
  ['SectionHeading', <SectionHeading isName title="Blue Line" lead="All day" />, /All day/],
  ['Itinerary', <Itinerary legs={[ride]} />, /4 minutes/],
  [
    'LineDiagram',
    <LineDiagram
      line={blue}
      stretch=""
      stations={[
        { ...phraRam9, href: '/' },
        { ...sukhumvit, current: true },
      ]}
    />,
    /You are here|here/i,
  ],
  [
    'FareTable',
    <FareTable
      caption="Fares"
      stations={[phraRam9, sukhumvit]}
      fares={[
        [17, 20],
        [20, 17],
      ]}
    />,
    /Fares/,
  ],
  [
    'FacilityTable',
    <FacilityTable
      caption="Facilities"
      facilities={[{ id: 'lift', name: 'Lifts' }]}
      stations={[
        { ...phraRam9, href: '/', facilities: {} },
        { ...sukhumvit, facilities: {} },
      ]}
    />,
    /Lifts/,
  ],
  [
    'StatusRow',
    <StatusRow
      line={{ ...blue, other: { name: 'สุขุมวิท', lang: 'th' } }}
      state="good"
      stateText="Good service"
    />,
    /Good service/,
  ],
])('%s keeps names from translators, and nothing else', (_, part, translated) => {
  const text = translatedIn(part);
  expect(text).not.toMatch(names);
  expect(text).toMatch(translated);
});
