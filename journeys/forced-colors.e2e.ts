import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { headOf, pressUntilOpen } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const styleOf = (element: Locator) =>
  element.evaluate((it) => {
    const { color, outlineStyle, outlineColor } = getComputedStyle(it);
    const system = (name: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = name;
      const value = getComputedStyle(probe).color;
      probe.remove();
      return value;
    };
    return {
      isGray: color === system('GrayText'),
      isMarked: outlineStyle === 'solid' && outlineColor === system('Highlight'),
    };
  });

it('P-360 in forced colors, disabled controls and the current page are visible', async () => {
  const page = await stage.pageAs(people.vet, { forcedColors: 'active' });
  await page.goto(`${stage.url}/approve?name=Juniper`);
  await pressUntilOpen(headOf(page, 'Juniper', 'K9 Advantix'));
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(await styleOf(menu.getByRole('link', { name: /^Approve/ }))).toEqual({ isGray: false, isMarked: true });
  expect(await styleOf(menu.getByRole('link', { name: /^History/ }))).toEqual({ isGray: false, isMarked: false });
  const sign = page.locator('[data-open] [data-sign]');
  expect(await sign.getAttribute('aria-disabled')).toBe('true');
  expect(await styleOf(sign)).toMatchObject({ isGray: true });
  expect(await styleOf(sign.locator('span').first())).toMatchObject({ isGray: true });
  expect(await styleOf(page.getByRole('button', { name: 'Save As Draft' }))).toMatchObject({ isGray: false });
});

it('P-360 in forced colors, the state of a switch is visible', async () => {
  const page = await stage.pageAs(people.vet, { forcedColors: 'active' });
  await page.goto(`${stage.url}/history`);
  const lookOf = (name: string) =>
    page.getByRole('switch', { name }).evaluate((it) => ({
      track: getComputedStyle(it).backgroundColor,
      thumb: getComputedStyle(it, '::before').backgroundColor,
    }));
  const [on, off] = [await lookOf('Show OTC'), await lookOf('Show Only Active')];
  expect(on.track).not.toBe(off.track);
  for (const { track, thumb } of [on, off]) expect(thumb).not.toBe(track);
});
