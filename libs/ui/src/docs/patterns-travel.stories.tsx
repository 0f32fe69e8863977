import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { ButtonLink } from '../button/button';
import { DefinitionList } from '../definition-list/definition-list';
import { Disclosure } from '../disclosure/disclosure';
import { inLocale, wordsFor } from '../examples.stories';
import { ArrowRightIcon } from '../icon/icons';
import { FareTable } from '../fare-table/fare-table';
import { faresExample } from '../fare-table/fare-table-examples.stories';
import { Itinerary } from '../itinerary/itinerary';
import { exampleLegs, exampleSummary } from '../itinerary/itinerary-examples.stories';
import { ItinerarySummary, type ItinerarySummaryProps } from '../itinerary/itinerary-summary';
import { LineBadge } from '../line-badge/line-badge';
import { LineDiagram } from '../line-diagram/line-diagram';
import { lineExample } from '../line-diagram/line-diagram-examples.stories';
import { Notice } from '../notice/notice';
import { PageHeading } from '../page-heading/page-heading';
import { SectionHeading } from '../section-heading/section-heading';
import { ShareButton } from '../share-button/share-button';
import { StationCode } from '../station-code/station-code';
import { StatusBoard } from '../status-board/status-board';
import { statusExamples } from '../status-row/status-examples.stories';
import { StatusRow } from '../status-row/status-row';
import { DepartureTable } from '../timetable/departure-table';
import { Timetable } from '../timetable/timetable';
import { departuresExample, timetableExample } from '../timetable/timetable-examples.stories';
import { clock } from './network-examples.stories';
import { PatternPage } from './pattern-page.stories';

const meta = { title: 'Patterns/Travel', tags: ['!autodocs'], parameters: { bleed: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  th: {
    journeys: 'สุขุมวิท ไป กระทรวงสาธารณสุข',
    when: 'วันอังคารที่ 24 พฤศจิกายน 2569 ออกเดินทางหลัง 08.00 น.',
    change: 'แก้ไขการค้นหา',
    steps: 'ดูรายละเอียด',
    estimated: 'เวลาเดินรถเป็นค่าโดยประมาณ',
    estimatedText: 'ไม่มีตารางเวลาที่แน่นอน รถอาจมาเร็วหรือช้ากว่าที่แสดงไว้เล็กน้อย',
    station: 'สุขุมวิท',
    eyebrow: 'สถานี',
    next: 'ขบวนถัดไป',
    day: 'ขบวนแรก ขบวนสุดท้าย และความถี่',
    line: 'สายเฉลิมรัชมงคล',
    status: 'สถานะการเดินรถ',
    fares: 'ค่าโดยสาร',
    facts: 'ข้อมูลสถานี',
  },
  en: {
    journeys: 'Sukhumvit to the Ministry of Public Health',
    when: 'Tuesday 24 November 2026, leaving after 08:00',
    change: 'Change the search',
    steps: 'Step by step',
    estimated: 'Times are estimates',
    estimatedText: 'This service has no fixed times. Trains may come a little earlier or later than shown.',
    station: 'Sukhumvit',
    eyebrow: 'Station',
    next: 'Next trains',
    day: 'First and last trains, and how often',
    line: 'Blue Line',
    status: 'Service status',
    fares: 'Fares',
    facts: 'About this station',
  },
};

/** Search results: the facts to compare journeys first, the steps in disclosures, the first one open. */
export const JourneyResult: Story = {
  render: (_, { globals }) => {
    const say = inLocale(globals, words);
    const summary = exampleSummary(globals);
    const later: ItinerarySummaryProps = { ...summary, marks: [] };
    return (
      <PatternPage globals={globals}>
        <PageHeading
          title={say.journeys}
          lead={say.when}
          meta={
            <>
              <ButtonLink href="#search" variant="secondary" size="sm">
                {say.change}
              </ButtonLink>
              <ShareButton url="https://www.example.org/th/search-departure" title={say.journeys} />
            </>
          }
        />
        <Notice title={say.estimated}>{say.estimatedText}</Notice>
        <ol className="grid max-w-text gap-6">
          {[summary, later].map((journey, i) => (
            <li key={i} className="grid gap-3 rounded-md border border-line bg-surface-raised p-4 sm:p-6">
              <ItinerarySummary {...journey} headingLevel={2} />
              <Disclosure summary={say.steps} defaultOpen={i === 0}>
                <Itinerary legs={exampleLegs(globals)} />
              </Disclosure>
            </li>
          ))}
        </ol>
      </PatternPage>
    );
  },
};

export const Station: Story = {
  render: (_, { globals }) => {
    const say = inLocale(globals, words);
    const { home, travel, lines, plan, facts } = wordsFor(globals);
    return (
      <PatternPage globals={globals}>
        <div className="grid gap-6">
          <Breadcrumbs
            items={[
              { label: home, href: '#home' },
              { label: travel, href: '#travel' },
              { label: say.station },
            ]}
          />
          <PageHeading
            lineId="blue"
            eyebrow={say.eyebrow}
            title={say.station}
            meta={
              <>
                <StationCode code="BL22" lineId="blue" size="md" />
                <LineBadge lineId="blue" name={lines.blue} href="#blue" />
                <ButtonLink href="#plan" size="sm" iconEnd={ArrowRightIcon}>
                  {plan}
                </ButtonLink>
              </>
            }
          />
        </div>
        <div className="overflow-hidden rounded-md border border-line">
          <StatusRow {...statusExamples(globals).minor} />
        </div>
        <section aria-labelledby="next" className="grid gap-4">
          <SectionHeading id="next" title={say.next} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <DepartureTable {...departuresExample(globals)} />
            <DefinitionList items={facts.map(([term = '', value]) => ({ term, value }))} />
          </div>
        </section>
        <section aria-labelledby="day" className="grid gap-4">
          <SectionHeading id="day" title={say.day} />
          <Timetable {...timetableExample(globals)} />
        </section>
        <section aria-labelledby="line" className="grid gap-4">
          <SectionHeading id="line" title={say.line} />
          <LineDiagram {...lineExample(globals)} />
        </section>
      </PatternPage>
    );
  },
};

export const Line: Story = {
  render: (_, { globals }) => {
    const say = inLocale(globals, words);
    const { severe, planned, later } = statusExamples(globals);
    return (
      <PatternPage globals={globals}>
        <PageHeading lineId="blue" title={say.line} lead={wordsFor(globals).summary} />
        <section aria-labelledby="status" className="grid gap-4">
          <SectionHeading id="status" title={say.status} />
          <StatusBoard
            now={[severe]}
            week={[{ ...planned, line: severe.line }]}
            later={[{ ...later, line: severe.line }]}
            checkedAt={clock('08:31', globals)}
          />
        </section>
        <LineDiagram {...lineExample(globals, 29, null)} />
        <section aria-labelledby="fares" className="grid gap-4">
          <SectionHeading id="fares" title={say.fares} />
          <FareTable {...faresExample(globals, 12)} chosen={{ from: 'BL12', to: 'BL11' }} />
        </section>
      </PatternPage>
    );
  },
};
