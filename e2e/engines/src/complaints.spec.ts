import { eventually, expect, test } from './visitor-test';
import { printSilentFailures } from './failures';

test('a visit reports what goes wrong on its pages, also of a page that it has left', async ({
  engine,
  baseURL,
}) => {
  const visit = await engine.startVisit({ site: baseURL!, headers: {} });
  await visit.beforeScripts(printSilentFailures);
  await visit.open('/en');
  expect(await visit.complaints()).toEqual([]);
  await visit.evaluate(() => {
    console.error('printed as an error');
    console.warn('printed as a warning');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    document.body.append(Object.assign(new Image(), { src: '/no-such-picture.png' }));
    void fetch('/api/v1/no-such-call');
    void fetch('https://elsewhere.example/').catch(() => {});
  }, undefined);
  await eventually(async () => {
    const complaints = (await visit.complaints()).join('\n');
    for (const part of [
      'printed as an error',
      'printed as a warning',
      'thrown',
      'rejected',
      'did not load: <img src="/no-such-picture.png">',
      '404 for http://localhost',
      'Content Security Policy: connect-src blocked https://elsewhere.example',
    ])
      expect(complaints).toContain(part);
  });
  const before = [...(await visit.complaints())];
  await visit.open('/th');
  expect(await visit.complaints()).toEqual(expect.arrayContaining(before));
  await visit.close();
});
