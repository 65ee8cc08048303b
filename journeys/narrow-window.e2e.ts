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
