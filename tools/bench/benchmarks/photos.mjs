// Measures a case with two photos of 4 MB over HTTP, from the first byte sent to the acknowledgement, while the site has
// one core. The photos are uploaded at the same time, as a browser does.
import { randomUUID } from 'node:crypto';
import { anyAddress } from '../../pages/client.mjs';
import { cpuMilliseconds, pinToOneCore } from '../../pages/process-time.mjs';
import { startSite } from '../../pages/site-process.mjs';
import { calculation, cpuOfCalculation } from '../calculation.mjs';
import { result } from '../results.mjs';
import { timeResult, timesOf } from '../times.mjs';

/** Fixed calculations at the median (product: speed). */
const budget = 100;
const rounds = 11;
/** As phones make them. */
const photo = { bytes: 4e6, width: 4032, height: 3024 };

export default async function measure() {
  const bytes = await createPhoto();
  const site = await startSite();
  await pinToOneCore(site.pid);
  await submit(site.origin, bytes); // loads sharp
  const before = cpuMilliseconds(site.pid);
  const times = await timesOf(rounds, () => submit(site.origin, bytes));
  const cpu = (cpuMilliseconds(site.pid) - before) / rounds;
  await site.stop();
  const name = `a case with two photos of ${(bytes.length / 1e6).toFixed(1)} MB`;
  return [
    timeResult(name, times, 0.5, { atMost: budget }),
    timeResult(name, times, 1),
    result(`${name}: CPU`, 'ms', cpu, { beside: calculation(cpuOfCalculation()) }),
  ];
}

/** Submits a lost report. @param {string} origin @param {Uint8Array<ArrayBuffer>} bytes */
async function submit(origin, bytes) {
  // limits count by address
  const headers = { 'x-forwarded-for': anyAddress() };
  const files = await Promise.all([upload(origin, headers, bytes), upload(origin, headers, bytes)]);
  const body = {
    category: 'bag',
    day: new Date().toISOString().slice(0, 10),
    description: 'กระเป๋าสะพายสีดำ มีสมุดและร่มอยู่ข้างใน',
    name: 'สมชาย ใจดี',
    email: `${randomUUID()}@example.org`,
    lang: 'th',
    idempotencyKey: randomUUID(),
    files,
  };
  await post(origin, '/cases/lost-report', {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/**
 * @param {string} origin
 * @param {Record<string, string>} headers
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<string>} the id of the upload
 */
async function upload(origin, headers, bytes) {
  const body = new FormData();
  body.set('file', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
  return (await post(origin, '/uploads', { headers, body })).id;
}

/** @param {string} origin @param {string} path @param {RequestInit} request */
async function post(origin, path, request) {
  const response = await fetch(`${origin}/api/v1${path}`, { method: 'POST', ...request });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return /** @type {Promise<any>} */ (response.json());
}

/** A JPEG of noise, at the first quality that makes it large enough. */
async function createPhoto() {
  const { default: sharp } = await import('sharp');
  const { width, height } = photo;
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 12 };
  const background = '#808080';
  const pixels = await sharp({ create: { width, height, channels: 3, background, noise } })
    .raw()
    .toBuffer();
  for (let quality = 70; quality <= 100; quality += 1) {
    const raw = { width, height, channels: /** @type {const} */ (3) };
    const jpeg = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
    if (jpeg.length >= photo.bytes) return new Uint8Array(jpeg);
  }
  throw new Error('no quality gives a photo of this size');
}
