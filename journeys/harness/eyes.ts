import type { Page } from 'playwright-core';
import { desk, phone } from './browser.js';
import { faultsByAxe, faultsByIbm } from './checkers.js';

/** Waits until what changes with the window or the colors is drawn as it will stay. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ending);
  });

/** `npm run conformance` lets the checker of IBM look at the phone's width as well. */
const isThorough = process.env['SIGNA_CHECKERS'] === 'thorough';

/** Looks at the page as it stands, on a phone and on a desk, in light and dark colors, and keeps what stands in the way. */
export function eyesOn(page: Page) {
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => {
    for (const [where, viewport] of Object.entries({ phone, desk })) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const asked = colorScheme === 'light' ? 'everything' : 'colors';
        for (const fault of await faultsByAxe(page, asked))
          faults.push(`${name} on a ${where}, ${colorScheme}: ${fault}`);
      }
      // It looks at no colors, and the same elements stand at both widths: a second look takes an eighth of these journeys.
      if (where === 'desk' || isThorough)
        for (const fault of await faultsByIbm(page)) faults.push(`${name} on a ${where}: ${fault}`);
    }
  };
  return { faults, look };
}
