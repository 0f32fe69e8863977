import { describe, expect, test } from 'vitest';
import { candidates, ensureBrowser } from './browser.mjs';

describe('where a Chromium is looked for', () => {
  test('Chromium in any folder of PATH comes before Chrome', () => {
    const found = candidates('linux', '/usr/local/bin:/usr/bin');
    expect(found.slice(0, 2)).toEqual(['/usr/local/bin/chromium', '/usr/bin/chromium']);
    expect(found.indexOf('/usr/bin/chromium')).toBeLessThan(found.indexOf('/usr/local/bin/google-chrome'));
  });
  test('PATH comes before the places of installers', () => {
    const found = candidates('linux', '/usr/bin');
    expect(found.indexOf('/usr/bin/google-chrome')).toBeLessThan(found.indexOf('/opt/google/chrome/chrome'));
  });
  test.each([
    { platform: 'darwin' as const, place: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' },
    { platform: 'linux' as const, place: '/snap/bin/chromium' },
  ])('$platform has its own places', ({ platform, place }) => {
    expect(candidates(platform, '')).toContain(place);
  });
  test('Windows programs end in .exe', () => {
    expect(candidates('win32', 'C:\\bin')).toContain('C:\\bin\\chromium.exe');
  });
});

test('a CHROMIUM_PATH that leads nowhere is an error, not a reason to look elsewhere', async () => {
  const before = process.env['CHROMIUM_PATH'];
  process.env['CHROMIUM_PATH'] = '/nowhere/chromium';
  await expect(ensureBrowser()).rejects.toThrow('CHROMIUM_PATH is /nowhere/chromium');
  if (before === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = before;
});
