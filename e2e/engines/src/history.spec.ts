import type { Visitor } from './visitor';
import { eventually, expect, test } from './visitor-test';

const scrolledTo = ({ visit }: Visitor) =>
  visit.evaluate(
    () => ({ top: scrollY, end: document.documentElement.scrollHeight - innerHeight }),
    undefined,
  );

const isAbout = (visitor: Visitor, place: number) =>
  eventually(async () => expect(Math.abs((await scrolledTo(visitor)).top - place)).toBeLessThan(60));

test('back and forward show the pages again, each at the place where it was left', async ({ visitor }) => {
  await visitor.visit.resize(360, 740);
  await visitor.visit.open('/en/updates/news');
  const article = 'article:nth-of-type(4) a, li:nth-of-type(4) article a';
  await visitor.hover(article);
  const { top, end } = await scrolledTo(visitor);
  expect(top, 'not the beginning').toBeGreaterThan(500);
  expect(top, 'not the end').toBeLessThan(end - 500);
  await visitor.click(article);
  await visitor.isAt(/\/en\/updates\/news\/./);
  await visitor.seesNo('h1', 'News');
  const title = await visitor.sees('h1');
  await isAbout(visitor, 0);
  await visitor.visit.wheel({ x: 100, y: 400 }, 300);
  await isAbout(visitor, 300);

  await visitor.visit.back();
  await visitor.sees('h1', 'News');
  await isAbout(visitor, top);
  await visitor.visit.forward();
  await visitor.sees('h1', title);
  await isAbout(visitor, 300);
});

test('a reload keeps the place on the page', async ({ visitor }) => {
  await visitor.visit.open('/th/updates/news');
  await visitor.hover('header a[href]');
  // the route announcer: the program has taken over the page, and restores places instead of the browser
  await visitor.find('body > p[role=status]');
  await visitor.visit.wheel({ x: 600, y: 500 }, 700);
  await isAbout(visitor, 700);
  await visitor.visit.reload();
  await visitor.sees('h1', 'ข่าว');
  await isAbout(visitor, 700);
});
