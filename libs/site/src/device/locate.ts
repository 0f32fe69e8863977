import type { NearMe } from '@raang/views';

/** A position of some minutes ago is near enough to find a station. */
const maximumAgeMilliseconds = 5 * 60 * 1000;
const timeoutMilliseconds = 15_000;

/** Asks the browser for the visitor's position, which asks the visitor. Coarse: the nearest stations are far apart. */
export const locate: NearMe['locate'] = () =>
  new Promise((resolve) => {
    // browsers offer no positions to pages without HTTPS
    if (!('geolocation' in navigator)) return resolve('unknown');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { maximumAge: maximumAgeMilliseconds, timeout: timeoutMilliseconds },
    );
  });
