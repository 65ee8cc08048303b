import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { patience, phone } from './harness/browser.js';
import { unreadOnPhone } from './harness/points.js';
import { headOf, notice, pressUntilOpen } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

async function openOnPhone(name: string, product: string): Promise<Page> {
  const page = await stage.pageAs(people.vet, { viewport: phone });
  await page.goto(`${stage.url}/approve?name=${name}`);
  await pressUntilOpen(headOf(page, name, product));
  await signing(page).getByText('Days supply', { exact: true }).waitFor();
  return page;
}

const signing = (page: Page) => page.locator('[data-open] [data-signing]');
const bar = (page: Page) => signing(page).getByRole('button', { name: /^What you will sign: / });
const unread = (page: Page) => unreadOnPhone(signing(page));

/** Presses where the button is: a click by its element may scroll the page first, and so show what a vet has not seen. */
async function pressSign(page: Page): Promise<void> {
  const box = await page.locator('[data-open] [data-sign]').boundingBox();
  if (!box) throw new Error('The button that signs is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The labels of the values and warnings whose last line nothing covers. */
const labelsInView = (page: Page) =>
  page.locator('[data-open] [data-read]').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const { bottom, left } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(left + 2, bottom - 4));
      })
      .map((row) => (row as HTMLElement).dataset.read),
  );

it('P-381 a phone signs nothing that it has not shown: the press brings it into view first', async () => {
  const page = await openOnPhone('Otis', 'Galliprant');
  const hidden = await unread(page);
  expect(hidden).toEqual(expect.arrayContaining(['Refills', 'Expires', 'Days supply']));
  expect(await labelsInView(page)).not.toContain('Days supply');
  await pressSign(page);
  await notice(page, 'Not signed yet').waitFor();
  expect(await labelsInView(page)).toEqual(expect.arrayContaining([...hidden]));
  expect(await unread(page)).toEqual([]);
  await pressSign(page);
  await notice(page, 'Request Approved').waitFor();
});

it('P-381 who has read the list that grows from the bar signs with one press', async () => {
  const page = await openOnPhone('Bartholomew', 'Amlodipine');
  expect(await unread(page)).not.toEqual([]);
  await bar(page).click();
  const list = signing(page).getByRole('group', { name: 'What you will sign' });
  // As a reader does: up and down until all of it was in view for a moment.
  const turn = async () => {
    await list.evaluate((it) => {
      it.scrollTop = it.scrollTop > 0 ? 0 : it.scrollHeight;
    });
    return unread(page);
  };
  await expect.poll(turn, { timeout: patience, interval: 600 }).toEqual([]);
  await pressSign(page);
  await notice(page, 'Request Approved').waitFor();
});
