import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

interface Rules {
  createHTML: (html: string) => string;
}

async function policyOfSite() {
  vi.stubGlobal('trustedTypes', { createPolicy: (_: string, rules: Rules) => rules });
  return (await import('./trusted-html')).trustedHtml;
}

test.each([
  '<p>Trains run <strong>every</strong> 5 minutes, on = off.</p>',
  '<table class="a"><caption>Fares</caption><tr><td>javascript: a word</td></tr></table>',
  '<a href="/th/tickets?only=1">tickets</a><img src="/media/0/a.svg" alt="">',
  '<code>&lt;script&gt; onclick=</code>',
  '<path d="M1 1"/>',
])('lets %s in', async (html) => {
  expect((await policyOfSite())(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src="/a.png" onerror="alert(1)">',
  '<svg/onload=alert(1)>'.replace('/', ' '),
  '<a href="javascript:alert(1)">a</a>',
  "<iframe srcdoc='<b>'></iframe>",
  '<FORM action="https://evil.example">',
])('leaves %s out', async (html) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await policyOfSite())(html)).toBe('');
  expect(error).toHaveBeenCalledOnce();
});

test('is a string where there are no Trusted Types', async () => {
  const { trustedHtml } = await import('./trusted-html');
  expect(trustedHtml('<p>a</p>')).toBe('<p>a</p>');
});
