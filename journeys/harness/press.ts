import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenTimeout } from './browser.js';

/** What the mouse can press in a form. A select is excluded because it opens a system menu on mousedown. */
const pressable = 'button, a[href], input[type=checkbox], input[type=radio], label:has(input)';

/** Whatever could be pressed next: none of it may move. */
const movable = `${pressable}, input, select, textarea`;

/** Waits for the page's next frames, in which the effect of a press is rendered. */
const framesLater = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** The window positions of everything that can be pressed in a form; a page behind a dialog may still be loading. */
const placesOf = (form: Locator) =>
  form.locator(movable).evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const name = each.getAttribute('aria-label') ?? each.getAttribute('name') ?? each.textContent;
      return height > 0 ? [`${name} at ${[left, top, width, height].map(Math.round).join(' ')}`] : [];
    }),
  );

/** Records clicks and cancels them, so that the form doesn't change before the next press. */
async function noteClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.documentElement.dataset['clicks'] !== undefined) return;
    document.documentElement.dataset['clicks'] = '';
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        document.querySelector('[data-clicked]')?.removeAttribute('data-clicked');
        if (event.target instanceof Element) event.target.setAttribute('data-clicked', '');
      },
      true,
    );
  });
}

/**
 * The pressable elements after a field in its form, nearest first. These are element handles: an error may insert
 * others, so that an index would refer to another element.
 */
async function pressableBelow(form: Locator, box: Locator): Promise<readonly ElementHandle<Element>[]> {
  const all = await form.locator(pressable).elementHandles();
  const field = await box.elementHandle();
  const isBelow = await Promise.all(
    all.map((each) =>
      each.evaluate((element, before) => {
        if (!(element instanceof HTMLElement)) return false;
        const { width, height } = element.getBoundingClientRect();
        const follows = before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
        return Boolean(follows) && width > 1 && height > 1 && !element.matches(':disabled');
      }, field),
    ),
  );
  return all.filter((_, place) => isBelow[place]) as ElementHandle<Element>[];
}

/** Scrolls to an element and returns its center; null if something covers it, such as a bar. */
const middleOf = (target: ElementHandle<Element>) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    return there && (element.contains(there) || there.contains(element)) ? { x, y } : null;
  });

/** The first element below a field, from a given index, that the mouse can reach. */
async function reachBelow(form: Locator, box: Locator, from: number) {
  const below = await pressableBelow(form, box);
  for (const step of below.keys()) {
    const target = below[(from + step) % below.length];
    const middle = target && (await middleOf(target));
    if (middle) return { target, middle };
  }
  throw new Error('There is no pressable element below the field');
}

const wasClicked = (target: ElementHandle<Element>) =>
  target.evaluate((element) => (element.closest('[data-clicked]') ?? element.querySelector('[data-clicked]')) !== null);

/** A field with an invalid text. */
interface WrongField {
  readonly box: Locator;
  readonly text: string;
}

async function fillWrong({ box, text }: WrongField): Promise<void> {
  await box.focus();
  if (await box.evaluate((element) => element instanceof HTMLSelectElement)) await box.selectOption(text);
  else await box.fill(text);
}

/**
 * Leaves an invalid field by pressing something below it. While the mouse button is down, no pressable element moves,
 * so a press on any of them would count like this one; the error appears afterwards.
 *
 * @param turn - which of the elements below is pressed
 */
export async function expectPressCounts(page: Page, form: Locator, field: WrongField, turn: number): Promise<void> {
  await noteClicks(page);
  await fillWrong(field);
  const { box } = field;
  expect(await box.getAttribute('aria-invalid')).not.toBe('true');
  const { target, middle } = await reachBelow(form, box, turn);
  await page.mouse.move(middle.x, middle.y);
  await framesLater(page);
  const before = await placesOf(form);
  await page.mouse.down();
  await framesLater(page);
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(false);
  expect(await placesOf(form)).toEqual(before);
  await page.mouse.up();
  expect(await wasClicked(target)).toBe(true);
  await expect.poll(() => errorOf(box), { timeout: screenTimeout }).toMatch(/\w/);
}

/** The error message of a field. */
const errorOf = (box: Locator) =>
  box.evaluate((element) => {
    const invalid = element.closest('[aria-invalid=true]');
    return document.getElementById(invalid?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  });
