import type { Page } from 'playwright-core';
import { desktop, phone } from './browser.js';
import { axeViolations, ibmViolations } from './checkers.js';

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

const viewports = { phone, desktop } as const;
type Device = keyof typeof viewports;

/** The findings of one checker at one width and color mode. */
interface Audit {
  readonly name: string;
  readonly findings: readonly string[];
}

/** Audits the current page with both checkers; IBM's doesn't check colors. */
async function auditPage(page: Page, where: Device, checkers: 'both' | 'axe' = 'both'): Promise<readonly Audit[]> {
  await page.setViewportSize(viewports[where]);
  const audits: Audit[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const findings = await axeViolations(page, colorScheme === 'light' ? 'everything' : 'colors');
    audits.push({ name: `on a ${where}, ${colorScheme}`, findings });
  }
  if (checkers === 'both') audits.push({ name: `on a ${where}`, findings: await ibmViolations(page) });
  return audits;
}

/** Audits the current page on phone and desktop, in light and dark mode, and collects accessibility violations. */
export function auditAccessibility(page: Page) {
  const violations: string[] = [];
  const audit = async (name: string): Promise<void> => {
    for (const where of ['phone', 'desktop'] as const)
      // The elements are the same at both widths, and repeating IBM's checks would take an eighth of these journeys.
      for (const seen of await auditPage(page, where, where === 'desktop' ? 'both' : 'axe'))
        violations.push(...seen.findings.map((finding) => `${name} ${seen.name}: ${finding}`));
  };
  return { violations, audit };
}
