import { expect, it } from 'vitest';
import { fitsTheWindow } from './harness/form.js';
import { headOf, pressUntilOpen } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** The pages of a practice, as its menu names them. */
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

it('P-359 no page scrolls sideways in a window of 320 pixels, nor an open request', async () => {
  const page = await stage.pageAs(people.vetadmin, { viewport: { width: 320, height: 640 } });
  const wide: string[] = [];
  for (const path of pages) {
    await page.goto(stage.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Its rows as well.
    await page.waitForFunction(() => document.querySelector('[aria-label^="Loading"], [aria-busy=true]') === null);
    if (!(await fitsTheWindow(page))) wide.push(path);
  }
  expect(wide).toEqual([]);
  await page.goto(`${stage.url}/approve?name=Clementine`);
  await pressUntilOpen(headOf(page, 'Clementine', 'Gabapentin Mini Tablets'));
  await page.locator('[data-open] [data-sign]').waitFor();
  expect(await fitsTheWindow(page)).toBe(true);
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

it('P-358 shows the count behind each view of the history on a phone', async () => {
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
