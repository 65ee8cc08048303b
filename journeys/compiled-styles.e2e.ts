import { expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** Styles that the build hasn't compiled are created by the browser, which delays the first paint. */
const styledInTheBrowser = () =>
  [...document.querySelectorAll('#root *')]
    .filter(({ classList }) => [...classList].some((name) => name.startsWith('css-')))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));

it.each([
  ['/dashboard', desktop],
  ['/approve', desktop],
  ['/history', desktop],
  ['/dashboard', phone],
  ['/approve', phone],
  ['/history', phone],
])('the first paint of %s needs no styles created in the browser', async (path, viewport) => {
  const page = await stage.pageAs(people.vet, { viewport });
  await page.goto(`${stage.url}${path}`);
  await page
    .getByRole('button', { name: path === '/history' ? /^Copy/ : /^Review/ })
    .first()
    .waitFor();
  expect(await page.evaluate(styledInTheBrowser)).toEqual([]);
  await page.close();
});
