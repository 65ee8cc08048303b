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

const windows = { phone, desk } as const;
type Place = keyof typeof windows;

/** What one checker found at one width, in one set of colors. */
export interface Look {
  readonly name: string;
  readonly findings: readonly string[];
}

/** Looks at the page as it stands by both checkers; the one of IBM looks at no colors. */
async function looksAt(page: Page, where: Place, checkers: 'both' | 'axe' = 'both'): Promise<readonly Look[]> {
  await page.setViewportSize(windows[where]);
  const looks: Look[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const findings = await faultsByAxe(page, colorScheme === 'light' ? 'everything' : 'colors');
    looks.push({ name: `on a ${where}, ${colorScheme}`, findings });
  }
  if (checkers === 'both') looks.push({ name: `on a ${where}`, findings: await faultsByIbm(page) });
  return looks;
}

/** Looks at the page as it stands, on a phone and on a desk, in light and dark colors, and keeps what stands in the way. */
export function eyesOn(page: Page) {
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => {
    for (const where of ['phone', 'desk'] as const)
      // The same elements stand at both widths: a second look by IBM's takes an eighth of these journeys.
      for (const seen of await looksAt(page, where, where === 'desk' ? 'both' : 'axe'))
        faults.push(...seen.findings.map((finding) => `${name} ${seen.name}: ${finding}`));
  };
  return { faults, look };
}
