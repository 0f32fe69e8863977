import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { sealPage } from './seal-page';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('a sealed page', () => {
  it('allows only the scripts with its mark, by their hashes', () => {
    const { html, policy } = sealPage(
      '<script nonce="m4rk">ours("สวัสดี")</script><script>theirs()</script><script nonce="guess">theirs(2)</script>',
      'm4rk',
    );
    expect(policy).toContain(`script-src 'self' ${hashOf('ours("สวัสดี")')};`);
    expect(policy).not.toContain('unsafe-inline');
    expect(html).toBe(
      '<script>ours("สวัสดี")</script><script>theirs()</script><script nonce="guess">theirs(2)</script>',
    );
  });

  it.each(['src-m4rk', 'm4rk-src', 'src'])('allows its scripts whatever its mark says: %s', (mark) => {
    const { policy } = sealPage(`<script nonce="${mark}">ours()</script>`, mark);
    expect(policy).toContain(hashOf('ours()'));
  });

  it('does not reveal its mark', () => {
    const { html } = sealPage(
      '<meta property="csp-nonce" content="m4rk"/><link rel="modulepreload" nonce="m4rk" href="/a.js"/>',
      'm4rk',
    );
    expect(html).toBe('<link rel="modulepreload" href="/a.js"/>');
  });

  test.each([
    ['a file', '<script type="module" src="/a.js" nonce="m4rk"></script>'],
    ['a block of data', '<script type="application/ld+json" nonce="m4rk">{}</script>'],
  ])('has no hash of %s', (_what, script) => {
    const { html, policy } = sealPage(script, 'm4rk');
    expect([html.includes('m4rk'), policy.includes('sha256')]).toEqual([false, false]);
  });

  it('has the same bytes for every rendering', () => {
    const rendered = (time: number, mark: string) =>
      sealPage(
        `<script nonce="${mark}">$R[1]={i:"home",u:${time},s:"success",t:"u:1795356937028"}</script>`,
        mark,
      );
    const [one, other] = [rendered(1_795_356_937_028, 'one'), rendered(1_795_356_999_999, 'other')];
    expect(one).toEqual(other);
    expect(one.html).toContain('u:Date.now(),s:"success",t:"u:1795356937028"');
  });
});
