import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { switchLocation } from './harness/portal.js';
import { people, signOutBy } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const pages = ['/', '/dashboard', '/approve', '/approve?page=2', '/history', '/history?status=DRAFT', '/history/1'];
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** Waits until the portal has left word of who works here. */
const wordLeft = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/first-page') && answer.request().method() === 'PUT');

/** A person at work: a page of theirs is open, and the server knows them. */
async function atWork(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const left = wordLeft(page);
  await page.goto(`${stage.url}/dashboard`);
  await left;
  return page;
}

/** A browser that runs no scripts, with what another one keeps: it shows the first content alone. */
async function still(context: BrowserContext, viewport: (typeof sizes)[number]): Promise<Page> {
  const { cookies } = await context.storageState();
  const other = await stage.context({ viewport, javaScriptEnabled: false, storageState: { cookies, origins: [] } });
  return await other.newPage();
}

/** What a browser keeps of the word. */
const wordOf = async (context: BrowserContext) =>
  (await context.storageState()).cookies.filter(({ name }) => name === 'first-page');

const shown = (page: Page) => page.locator('#root').innerText();

describe('a page of somebody at work', () => {
  it.each(sizes)('comes with the content that the portal draws then, at $width px', async (viewport) => {
    const context = await stage.contextAs(people.vet, { viewport });
    const live = await atWork(context);
    const first = await still(context, viewport);
    for (const path of pages) {
      await live.goto(stage.url + path);
      await live.locator('[data-first-page]').waitFor({ state: 'detached' });
      await first.goto(stage.url + path);
      expect(await first.locator('[data-first-page] main').count()).toBe(1);
      // Cards below the window are not drawn by a portal that has measured.
      const [drawn, expected] = [await shown(first), await shown(live)];
      const above = (text: string) => text.split('\n').slice(0, 30);
      expect(above(drawn)).toEqual(above(expected));
    }
  });

  it('stays until the portal draws the same: nothing comes between', async () => {
    const context = await stage.contextAs(people.vet);
    const page = await atWork(context);
    await page.addInitScript(`new MutationObserver(() => {
      const isEmpty = document.querySelector('#root > *') === null;
      if (document.querySelector('main')) globalThis.wasThere = true;
      if (globalThis.wasThere && (isEmpty || document.querySelector('[aria-label="Loading Signa"]'))) globalThis.wasGone = true;
    }).observe(document, { childList: true, subtree: true });`);
    for (const path of pages) {
      await page.goto(stage.url + path);
      await page.locator('[data-first-page]').waitFor({ state: 'detached' });
      await page.locator('main').waitFor();
      expect([path, await page.evaluate('[globalThis.wasThere, globalThis.wasGone]')]).toEqual([
        path,
        [true, undefined],
      ]);
    }
  });

  it('does what was pressed before it could answer, once', async () => {
    const context = await stage.contextAs(people.vet);
    const page = await atWork(context);
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/assets/base-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${stage.url}/approve`, { waitUntil: 'commit' });
    const card = page.locator('[data-first-page] [data-task]').nth(1);
    const task = await card.getAttribute('data-task');
    await page
      .locator('[data-first-page] [data-task]')
      .first()
      .getByRole('button', { name: /^Decline/ })
      .click();
    await card.getByRole('button', { name: /^Approve/ }).click();
    expect(await page.locator('[data-open]').count()).toBe(0);
    goOn();
    await page.locator(`[data-task="${task}"][data-open]`).getByRole('button', { name: 'Authorize' }).waitFor();
    expect(await page.locator('[data-open]').count()).toBe(1);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('has links that lead on, and waits with what would be lost', async () => {
    const context = await stage.contextAs(people.vet);
    await atWork(context);
    const [desk] = sizes;
    const page = await still(context, desk!);
    await page.goto(`${stage.url}/dashboard`);
    await page.getByRole('link', { name: 'History' }).first().click();
    await page.waitForURL(`${stage.url}/history`);
    await page.getByRole('listitem').first().waitFor();
    expect(await page.locator('input:not([inert]), select:not([inert])').count()).toBe(0);
  });

  it('keeps its files and sends no second question for what it came with', async () => {
    const context = await stage.contextAs(people.vet);
    const page = await atWork(context);
    const asked: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (request.url().endsWith('/graphql')) asked.push(/"operationName":"(\w+)"/.exec(body)?.[1] ?? '');
    });
    const left = wordLeft(page);
    await page.goto(`${stage.url}/approve`);
    await left;
    for (const name of ['GetUserByUsername', 'GetSupportUser', 'featureFlags', 'GetPrescriptionTasksGrouped'])
      expect(asked).not.toContain(name);
    expect(asked).toContain('Shortcut');
  });
});

describe('a page of somebody who left', () => {
  it('A-007 tells nothing of them after they signed out', async () => {
    const context = await stage.contextAs(people.vetadmin);
    const page = await atWork(context);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await signOutBy(page, stage.url, () => page.getByRole('menuitem', { name: 'Sign out' }).click());
    const first = await still(context, sizes[0]!);
    await first.goto(`${stage.url}/approve`);
    expect(await first.locator('#root').innerHTML()).toBe('');
  });

  it('A-004 leads to the sign-in where the provider does not know them any more', async () => {
    const context = await stage.contextAs(people.vet);
    await atWork(context);
    const kept = await wordOf(context);
    expect(kept).toHaveLength(1);
    const other = await stage.context({ storageState: { cookies: kept, origins: [] } });
    const page = await other.newPage();
    await page.goto(`${stage.url}/approve`);
    await page.waitForURL(`${stage.url}/login`);
    expect((await other.storageState()).cookies.map(({ name }) => name)).not.toContain('first-page');
  });

  it('A-004 becomes that of whoever is signed in', async () => {
    const context = await stage.contextAs(people.vet);
    await atWork(context);
    const kept = await wordOf(context);
    const other = await stage.contextAs(people.denverVet);
    await other.addCookies(kept);
    const page = await other.newPage();
    await page.goto(`${stage.url}/dashboard`);
    await page.getByText('Larkspur').first().waitFor();
    expect(await page.getByText('Wren Street').count()).toBe(0);
  });
});

it('A-041 A-042 comes with the location that was switched to, and never with the one before', async () => {
  const context = await stage.contextAs(people.vet);
  const page = await atWork(context);
  const taken = page.waitForResponse(
    (answer) => answer.url().endsWith('/first-page') && answer.request().method() === 'DELETE',
  );
  const left = wordLeft(page);
  await switchLocation(page, /^Location Wren Street/, /Battenkill/);
  await taken;
  await left;
  const first = await still(context, sizes[0]!);
  await first.goto(`${stage.url}/dashboard`);
  await first.getByText('Battenkill').first().waitFor();
});
