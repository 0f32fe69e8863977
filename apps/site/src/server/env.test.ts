import { describe, expect, it, test } from 'vitest';
import { readEnvironment } from './env';

describe('the environment', () => {
  it('has a default for everything that a fresh clone needs', () => {
    expect(readEnvironment({})).toEqual({
      PORT: 3000,
      DATA_DIR: '.data',
      IMAGE_CACHE_MB: 512,
      DRAIN_SECONDS: 0,
      LOG_LEVEL: 'info',
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'example.org'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['API_BASE_URL', 'ftp://example.org'],
    ['ALERTS_URL', 'alerts.pb'],
    ['IMAGE_CACHE_MB', '15'],
    ['IMAGE_CACHE_MB', '1.5'],
    ['TRUSTED_PROXIES', 'proxy.example.org'],
    ['LOG_LEVEL', 'loud'],
  ])('rejects %s=%s with one line that names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`^${name} must be .*, not "${value}"$`),
    );
  });
});
