import { type ClockName, clocks } from '@raang/e2e-kit/clocks';
import { siteTests } from '@raang/e2e-kit/site-tests';

/** What can be wrong at one time and right at another. */
const atEveryClock = [
  'figures',
  'figures-in-texts',
  'heads',
  'links',
  'same-figures',
  'same-times',
  'structured-data',
  'structured-subjects',
];
const atToday = [...atEveryClock, 'thai-lines'];
/** The day cap has ended by then. */
const afterTheCap = [...atEveryClock, 'ended-cap'];

const specsAt: Record<ClockName, readonly string[]> = {
  today: atToday,
  'in three days': afterTheCap,
  'in forty days': afterTheCap,
  'a Sunday night': atEveryClock,
};

const official = (Object.keys(clocks) as ClockName[]).flatMap((clock) => {
  const site = { kind: 'official', clock } as const;
  return [
    { name: `crawl ${clock}`, specs: ['crawl'], site },
    { name: clock, specs: specsAt[clock], site, after: `crawl ${clock}` },
  ];
});

const demonstration = { kind: 'embedded' } as const;

/** Each site is crawled once, before the tests that read what the crawl has read. */
export default siteTests(import.meta.dirname, [
  ...official,
  { name: 'official', site: { kind: 'official' }, after: 'crawl today' },
  // each test starts its own site, with its own feed
  { name: 'foreign feeds', specs: ['foreign-feeds'], workers: 1 },
  { name: 'crawl demonstration', specs: ['crawl-demonstration'], site: demonstration },
  {
    name: 'demonstration',
    specs: ['demonstration', 'examples', 'figures-in-texts', 'same-figures', 'thai-lines'],
    site: demonstration,
    after: 'crawl demonstration',
  },
]);
