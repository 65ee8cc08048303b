import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fitsTheWindow } from './harness/form.js';
import { headOf, pressUntilOpen } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** The pages of a practice by their menu entries. */
const pages = [
  '/dashboard',
  '/create',
  '/create?createBy=product',
  '/create/rx/product-selection',
  '/approve',
  '/clientsearch',
  '/products',
  '/history',
  '/orders',
  '/officeuserx',
  '/link',
  '/reports',
  '/practicesettings',
  '/usermanagement',
  '/usermanagement/support-access',
  '/usermanagement/audit',
  '/usermanagement/access-review',
  '/PrescribingShortcuts',
];

/** Texts that their own box cuts. */
const cutTexts = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.childElementCount === 0 && one.clientWidth > 2)
      .filter((one) => getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1)
      .map(({ textContent }) => textContent),
  );

/** Icons that are narrower than they are meant to be. */
const shrunkenIcons = (page: Page) =>
  page.locator('svg.lucide').evaluateAll((all) =>
    all
      .filter((icon) => icon.checkVisibility())
      .filter((icon) => icon.getBoundingClientRect().width < Number(icon.getAttribute('width')) - 0.5)
      .map((icon) => icon.parentElement?.textContent),
  );

it('P-359 P-387 neither a page nor an open request scrolls sideways or shrinks an icon at 320 pixels', async () => {
  const page = await stage.pageAs(people.vetadmin, { viewport: { width: 320, height: 640 } });
  const wide: string[] = [];
  for (const path of pages) {
    await page.goto(stage.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Including its rows.
    await page.waitForFunction(() => document.querySelector('[aria-label^="Loading"], [aria-busy=true]') === null);
    if (!(await fitsTheWindow(page))) wide.push(path);
    for (const text of await shrunkenIcons(page)) wide.push(`${path}: the icon of ${text}`);
  }
  expect(wide).toEqual([]);
  await page.goto(`${stage.url}/approve?name=Clementine`);
  await pressUntilOpen(headOf(page, 'Clementine', 'Gabapentin Mini Tablets'));
  await page.locator('[data-open] [data-sign]').waitFor();
  expect(await fitsTheWindow(page)).toBe(true);
});

it('P-387 cuts no status and no expiry of a list in a window of 320 pixels', async () => {
  const page = await stage.pageAs(people.vetadmin, { viewport: { width: 320, height: 640 } });
  const badges = [
    ['/history', 'Received by pharmacy'],
    ['/clients/profile/3', 'Near To Expire'],
    ['/orders', 'Ready for fulfillment'],
    ['/officeuserx', 'Far To Expire'],
  ] as const;
  for (const [path, badge] of badges) {
    await page.goto(stage.url + path);
    await page.getByRole('main').getByText(badge).first().waitFor();
    expect([path, await cutTexts(page)]).toEqual([path, []]);
  }
  await page.goto(`${stage.url}/history`);
  const end = await page.getByRole('searchbox').evaluate((box) => getComputedStyle(box).textOverflow);
  expect(end).toBe('ellipsis');
});

it('P-387 keeps the buttons of a request within its row in a window of 320 pixels', async () => {
  const page = await stage.pageAs(people.vetadmin, { viewport: { width: 320, height: 640 } });
  await page.goto(`${stage.url}/approve?name=Barnaby`);
  const review = page.getByRole('button', { name: /^Review for Sir Barnaby/ }).first();
  await review.waitFor();
  const edgeOf = (one: Locator) => one.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  expect(await edgeOf(review)).toBeLessThanOrEqual(await edgeOf(page.getByText(/^\d requests$/)));
});

it('P-387 keeps the icons of a tile within it in a window of 320 pixels', async () => {
  const page = await stage.pageAs(people.vetadmin, { viewport: { width: 320, height: 640 } });
  await page.goto(`${stage.url}/dashboard`);
  await page.getByRole('region', { name: 'Pending approvals' }).waitFor();
  const beyond = await page.locator('main a section').evaluateAll((tiles) =>
    tiles
      .filter((tile) => {
        const edge = tile.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(tile).paddingRight);
        return [...tile.querySelectorAll('svg')].some((icon) => icon.getBoundingClientRect().right > edge);
      })
      .map((tile) => tile.textContent),
  );
  expect(beyond).toEqual([]);
});

it('P-387 nothing beside the label of a note lies over it in a window of 320 pixels', async () => {
  const page = await stage.pageAs(people.vetadmin, { viewport: { width: 320, height: 640 } });
  await page.goto(`${stage.url}/approve?name=Juniper`);
  await pressUntilOpen(headOf(page, 'Juniper', 'K9 Advantix'));
  const note = page.locator('[data-conflict-note]');
  const parts = [
    note.getByText('Note To Pharmacy'),
    note.getByText('NP shortcuts'),
    note.getByText('at least 15', { exact: true }),
  ];
  await note.first().waitFor();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const over = boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (b) => a && b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      ),
  );
  const facts = page.getByRole('button', { name: /^Facts/ }).getByText('0 conditions');
  expect(await facts.evaluate((counts) => counts.scrollWidth <= counts.clientWidth)).toBe(true);
  expect(boxes.every((box) => box !== null)).toBe(true);
  expect(over).toEqual([]);
});

it('P-358 shows the count behind each type of request where they do not fit one line', async () => {
  const page = await stage.pageAs(people.vet, { viewport: { width: 1024, height: 640 } });
  await page.goto(`${stage.url}/approve`);
  const tabs = page.getByRole('tablist', { name: 'Request type' });
  await tabs.getByText(/\d/).first().waitFor();
  const cut = await tabs.evaluate((list) => {
    const edge = list.getBoundingClientRect().right;
    return [...list.children]
      .filter((tab) => tab.getBoundingClientRect().right > edge + 1)
      .map((tab) => tab.textContent);
  });
  expect(await tabs.locator('[role=tab]').count()).toBe(6);
  expect(cut).toEqual([]);
});

it('P-358 shows the count after each history view on a phone', async () => {
  const page = await stage.pageAs(people.vet, { viewport: { width: 390, height: 844 } });
  await page.goto(`${stage.url}/history`);
  const views = page.getByRole('list', { name: 'Views' });
  await views.getByText(/\d/).first().waitFor();
  const cut = await views
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .filter((view) => view.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map((view) => view.textContent),
    );
  expect(await views.getByRole('button').count()).toBe(6);
  expect(cut).toEqual([]);
});
