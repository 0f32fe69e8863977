import assert from 'node:assert/strict';
import { startServer } from './servers.mjs';

const expected = [
  /<button [^>]*class="button [^>]*>.*ค้นหาเที่ยวรถ/, // the kit
  /<input [^>]*name="password"/, // the form
  /<h1[^>]*>สถานี</, // a view, from its model
  /<h1[^>]*>ขณะนี้ยังแสดงหน้านี้ไม่ได้/,
];

/** A plain Node server renders the kit, a form and two views in Thai. @param {string} folder */
export async function checkServer(folder) {
  const { origin, stop } = await startServer(folder, () => ['out/src/server.js']);
  try {
    const html = await (await fetch(origin)).text();
    // phrases that stay on one line have elements of their own
    const text = html.replaceAll(/<\/?n-b>|<wbr\/?>/g, '');
    for (const part of expected) assert.match(text, part);
  } finally {
    await stop();
  }
}
