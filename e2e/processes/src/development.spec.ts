import { spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { newPerson, sendRegistration } from '@raang/e2e-kit/account-holder';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { takeOverFrame } from '@raang/e2e-kit/site-test';
import { expect, test as base } from '@raang/e2e-kit/watched-test';

const root = path.resolve(import.meta.dirname, '../../..');

interface SourceSite {
  address: string;
  /** A copy, which tests may change. */
  contentFolder: string;
}

/** Runs a site from its sources until it was used. */
async function runFromSources(use: (site: SourceSite) => Promise<void>): Promise<void> {
  const dataFolder = await copyPreparedFolder();
  const contentFolder = path.join(dataFolder, 'content');
  await cp(path.join(root, 'apps/site/content'), contentFolder, { recursive: true });
  const port = await getPort();
  const child = spawn(process.execPath, [path.join(root, 'tools/dev.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      CONTENT_DIR: contentFolder,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = new Promise((resolve) => child.on('close', resolve));
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  try {
    await expect(() => expect(output).toContain('ready after')).toPass({ timeout: 280_000 });
    await use({ address: `http://localhost:${port}`, contentFolder });
  } finally {
    child.kill('SIGTERM');
    await exit;
    await rm(dataFolder, { recursive: true });
  }
}

const test = base.extend<object, { sourceSite: SourceSite }>({
  sourceSite: [async ({}, use) => runFromSources(use), { scope: 'worker', timeout: 300_000 }],
  baseURL: async ({ sourceSite }, use) => use(sourceSite.address),
});

// one site for all; it compiles, or reads its whole content, before a page comes
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const slow = { timeout: 120_000 };

/** Changes a text of a file while the page is open, expects to see it without a reload of ours, and restores the file. */
async function expectToSee(page: Page, { file, text, changed }: Record<'file' | 'text' | 'changed', string>) {
  const original = await readFile(file, 'utf8');
  expect(original).toContain(text);
  try {
    await writeFile(file, original.replace(text, changed));
    await expect(page.getByText(changed).first()).toBeAttached(slow);
  } finally {
    await writeFile(file, original);
  }
  await expect(page.getByText(changed)).toHaveCount(0, slow);
}

test('a change in a library shows on the open page', async ({ page }) => {
  await page.goto('/en/updates/news');
  await expect(page).toHaveTitle('News · MRTA Bangkok');
  await expectToSee(page, {
    file: path.join(root, 'libs/ui/src/labels/en.ts'),
    text: 'Skip to main content',
    changed: 'Skip to what this page is about',
  });
});

test('what the browser loads keeps to the policy, as in the built site', async ({ page }) => {
  await page.goto('/en/updates/news');
  // its modules arrive one by one, and the first of them listen for the pointer
  await expect(() => takeOverFrame(page)).toPass({ timeout: 280_000 });
});

test('a change of the content shows on the open page', async ({ page, sourceSite }) => {
  await page.goto('/en/travel/parking');
  await expectToSee(page, {
    file: path.join(sourceSite.contentFolder, 'categories.yaml'),
    text: 'Car parks at stations, with their spaces',
    changed: 'Car parks beside stations, with their spaces',
  });
});

test('the mailbox shows the mails that the site sends', async ({ page }) => {
  const person = newPerson();
  await sendRegistration(page, person);
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(page.getByRole('main')).toContainText(person.email, { timeout: 1000 });
  }).toPass();
});

test('the next start takes what the last one compiled, page functions too', async ({ page }) => {
  await runFromSources(async ({ address }) => {
    const response = await page.goto(`${address}/en/updates/news`);
    expect(response!.status()).toBe(200);
    await expect(page).toHaveTitle('News · MRTA Bangkok');
  });
});
