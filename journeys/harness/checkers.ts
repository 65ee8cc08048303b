import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All axe rules that check colors. */
const ofColors = ['color-contrast', 'link-in-text-block'];

const required = createRequire(import.meta.url);
const axeSource = readFileSync(
  createRequire(required.resolve('@axe-core/playwright')).resolve('axe-core/axe.js'),
  'utf8',
);
/** axe parses the same few colors for every element, which is a third of its work, so cache them. */
const cacheColors = `{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      const { r, g, b, alpha } = parseString.call(this, text);
      known.set(text, { r, g, b, alpha });
    }
    return Object.assign(this, known.get(text));
  };
}`;

/** The builder would read axe's source twice per audit; once per page and frame is enough. */
async function injectAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(`${axeSource}; ${cacheColors}`);
}

/**
 * Waits until no color transitions are running: halfway through, a button has a contrast that nobody ever sees.
 *
 * @returns how many color transitions have started since the first audit of the page
 */
function waitForColorTransitions(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const seen = globalThis as unknown as { transitions?: { begun: number } };
    if (!seen.transitions) {
      const transitions = { begun: 0 };
      document.addEventListener('transitionrun', () => (transitions.begun += 1), true);
      seen.transitions = transitions;
    }
    const isPassing = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const passing = document.getAnimations().filter(isPassing);
    // A removed animation has ended, too.
    await Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)));
    return seen.transitions.begun;
  });
}

/**
 * axe's findings on the current page, by rule and element. Repeats the audit if colors changed during it.
 *
 * @param asked - `colors` alone for a page that changed only its colors
 */
export async function axeViolations(
  page: Page,
  asked: 'everything' | 'colors' = 'everything',
): Promise<readonly string[]> {
  await injectAxe(page);
  for (;;) {
    const begun = await waitForColorTransitions(page);
    const faults = await runAxe(page, asked);
    if ((await waitForColorTransitions(page)) === begun) return faults;
  }
}

async function runAxe(page: Page, asked: 'everything' | 'colors'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page, axeSource: ';' });
  const { violations } = await (asked === 'colors' ? axe.withRules(ofColors) : axe.withTags(everything))
    // Describing passing elements takes longer than checking them.
    .options({ resultTypes: ['violations'] })
    // The portal's pages contain no cross-origin frames, for which the other mode opens a second page.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

interface IbmResult {
  readonly ruleId: string;
  /** The kind of rule and its result. */
  readonly value: readonly [string, string];
  readonly message: string;
  readonly snippet: string;
  /** The element as an XPath. */
  readonly path: { readonly dom: string };
}
interface IbmEngine {
  readonly Checker: new () => {
    check(document: Document, rules: readonly string[]): Promise<{ readonly results: readonly IbmResult[] }>;
  };
}

const engine = readFileSync(required.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** All failures of IBM's checker, without the items it suggests for manual review. */
export async function ibmViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'ace' in globalThis)))
    await page.evaluate(`${engine}; globalThis.ace = ace; undefined`);
  const failed = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as { ace: IbmEngine };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    // The field of a combobox keeps the focus while its list is navigated, as the ARIA practices recommend.
    const isOfCombobox = ({ ruleId, path }: IbmResult) => {
      if (ruleId !== 'aria_child_tabbable') return false;
      const list = document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
      return list instanceof Element && document.querySelector(`[role=combobox][aria-controls="${list.id}"]`) !== null;
    };
    return results.filter(
      (result) => result.value[0] === 'VIOLATION' && result.value[1] === 'FAIL' && !isOfCombobox(result),
    );
  });
  return failed.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
