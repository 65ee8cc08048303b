import { expect, it } from 'vitest';
import { desk, phone } from './harness/browser.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** What the build has not compiled is styled by the browser, while the first picture waits for it. */
const styledInTheBrowser = () =>
  [...document.querySelectorAll('#root *')]
    .filter(({ classList }) => [...classList].some((name) => name.startsWith('css-')))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));

it.each([
  ['/dashboard', desk],
  ['/approve', desk],
  ['/history', desk],
  ['/dashboard', phone],
  ['/approve', phone],
  ['/history', phone],
])('nothing on the first picture of %s has its styles made in the browser', async (path, viewport) => {
  const page = await stage.pageAs(people.vet, { viewport });
  await page.goto(`${stage.url}${path}`);
  await page
    .getByRole('button', { name: path === '/history' ? /^Copy/ : /^Review/ })
    .first()
    .waitFor();
  expect(await page.evaluate(styledInTheBrowser)).toEqual([]);
  await page.close();
});
