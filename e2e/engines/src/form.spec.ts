import { writeFile } from 'node:fs/promises';
import { noisePicture } from '@raang/e2e-kit/noise-picture';
import type { Visitor } from './visitor';
import { expect, test } from './visitor-test';

const message = 'ลิฟต์ของสถานีไม่ทำงานตั้งแต่เช้า';
/** Each engine sends its own: the same twice would be one case. */
const ownMessage = () => `${message} ${crypto.randomUUID()}`;

const topic = 'input[name=topic][value=accessibility]';

async function write(visitor: Visitor, text = message) {
  await visitor.click(topic);
  await visitor.fill('#contact-message', text);
  await visitor.fill('#contact-name', 'สมชาย ใจดี');
  await visitor.fill('#contact-email', 'somchai@example.com');
}

test('a reload restores what was typed into a form', async ({ visitor }) => {
  await visitor.visit.open('/th/contact/mrta');
  await write(visitor);
  // a change is kept after a pause in typing
  await expect
    .poll(() => visitor.visit.evaluate(() => JSON.stringify({ ...localStorage }), undefined))
    .toContain('somchai@example.com');
  await visitor.visit.reload();
  await visitor.readsValue('#contact-message', message);
  await visitor.readsValue('#contact-name', 'สมชาย ใจดี');
  await visitor.readsValue('#contact-email', 'somchai@example.com');
  expect((await visitor.find(topic)).isChecked).toBe(true);
});

test('a form is sent with a picture, and its receipt names the case', async ({ visitor }, testInfo) => {
  const { name, buffer } = noisePicture('lift.png', 300);
  const file = testInfo.outputPath(name);
  await writeFile(file, buffer);
  await visitor.visit.open('/th/contact/mrta');
  await write(visitor, ownMessage());
  await visitor.visit.upload('#contact-files', file);
  await visitor.sees('#contact li', /lift\.png/);
  await visitor.click('#contact button[type=submit]');
  await visitor.isAt(/\/th\/contact\/lost-tracking\?reference=[^&]+&sent=mail$/);
  const reference = new URLSearchParams((await visitor.address()).split('?')[1]).get('reference')!;
  await visitor.sees('main', new RegExp(reference));
});

test('a form without a network is kept, and sent when it is back', async ({ visitor }) => {
  const { visit } = visitor;
  await visit.open('/th/contact/mrta');
  await visitor.find('#contact:not([data-draft])');
  await visit.evaluate(() => {
    const { fetch } = window;
    window.fetch = () => Promise.reject(new TypeError('offline'));
    addEventListener('online', () => (window.fetch = fetch), { capture: true, once: true });
  }, undefined);
  const text = ownMessage();
  await write(visitor, text);
  await visitor.click('#contact button[type=submit]');
  await visitor.sees('#contact [data-tone=warning]', /ข้อมูลที่ท่านกรอกยังอยู่ครบในอุปกรณ์นี้/);
  await visitor.readsValue('#contact-message', text);
  await visit.evaluate(() => void dispatchEvent(new Event('online')), undefined);
  await visitor.isAt(/\/th\/contact\/lost-tracking\?reference=[^&]+&sent=mail$/);
});

test('an empty form says what is missing, and leads there', async ({ visitor }) => {
  await visitor.visit.open('/en/contact/mrta');
  // before its program the server answers
  await visitor.find('#contact:not([data-draft])');
  await visitor.click('#contact button[type=submit]');
  await visitor.click('#contact a[href="#contact-message"]');
  await visitor.hasFocusOn('#contact-message');
});
