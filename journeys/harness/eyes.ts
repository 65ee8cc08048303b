import type { Page } from 'playwright-core';
import { desk, phone } from './browser.js';
import { faultsByAxe, faultsByIbm } from './checkers.js';

/** Waits until the page has rendered a change of window size or colors. */
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

/** The findings of one checker at one width and color mode. */
export interface Look {
  readonly name: string;
  readonly findings: readonly string[];
}

/** Audits the current page with both checkers; IBM's doesn't check colors. */
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

/** Audits the current page on phone and desktop, in light and dark mode, and collects accessibility violations. */
export function eyesOn(page: Page) {
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => {
    for (const where of ['phone', 'desk'] as const)
      // The elements are the same at both widths, and repeating IBM's checks would take an eighth of these journeys.
      for (const seen of await looksAt(page, where, where === 'desk' ? 'both' : 'axe'))
        faults.push(...seen.findings.map((finding) => `${name} ${seen.name}: ${finding}`));
  };
  return { faults, look };
}
