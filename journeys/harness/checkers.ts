import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All rules of axe that look at colors. */
const ofColors = ['color-contrast', 'link-in-text-block'];

const required = createRequire(import.meta.url);
const axeSource = readFileSync(
  createRequire(required.resolve('@axe-core/playwright')).resolve('axe-core/axe.js'),
  'utf8',
);
/** It reads the same few colors for every element anew, which is a third of its work: each is read once. */
const knowColors = `{
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

/** The builder would read its source twice for every look; once for each page and frame does. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(`${axeSource}; ${knowColors}`);
}

/**
 * Waits until nothing changes its colors any more: half way, a button has a contrast that nobody ever reads it by.
 *
 * @returns how many such changes have begun since the first look at the page
 */
function standStill(page: Page): Promise<number> {
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
    // One that is taken away meanwhile is over, too.
    await Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)));
    return seen.transitions.begun;
  });
}

/**
 * What axe finds on the page as it stands, by rule and place. It looks again where colors changed while it looked.
 *
 * @param asked - `colors` alone for a page that has only changed its colors
 */
export async function faultsByAxe(
  page: Page,
  asked: 'everything' | 'colors' = 'everything',
): Promise<readonly string[]> {
  await bringAxe(page);
  for (;;) {
    const begun = await standStill(page);
    const faults = await lookByAxe(page, asked);
    if ((await standStill(page)) === begun) return faults;
  }
}

async function lookByAxe(page: Page, asked: 'everything' | 'colors'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page, axeSource: ';' });
  const { violations } = await (asked === 'colors' ? axe.withRules(ofColors) : axe.withTags(everything))
    // Describing every element that is fine takes longer than looking at it.
    .options({ resultTypes: ['violations'] })
    // No page of the portal holds frames of another origin: what the other mode opens a second page for.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

interface IbmResult {
  readonly ruleId: string;
  /** What kind of rule it is, and what came of it. */
  readonly value: readonly [string, string];
  readonly message: string;
  readonly snippet: string;
  /** Where it is, as an XPath. */
  readonly path: { readonly dom: string };
}
interface IbmEngine {
  readonly Checker: new () => {
    check(document: Document, rules: readonly string[]): Promise<{ readonly results: readonly IbmResult[] }>;
  };
}

const engine = readFileSync(required.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** Everything that the checker of IBM fails; what it only asks a person to look at is left out. */
export async function faultsByIbm(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'ace' in globalThis)))
    await page.evaluate(`${engine}; globalThis.ace = ace; undefined`);
  const failed = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as { ace: IbmEngine };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    // The field of a combobox keeps the focus while its list is walked through, as the ARIA practices have it.
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
