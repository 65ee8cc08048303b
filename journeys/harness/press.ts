import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from './browser.js';

/** What a mouse presses in a form; a select opens a menu of the system on the way down. */
const pressable = 'button, a[href], input[type=checkbox], input[type=radio], label:has(input)';

/** Whatever could be pressed next: none of it may move. */
const movable = `${pressable}, input, select, textarea`;

/** The page's frames after this one: what a press brings up is rendered by then. */
const framesLater = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** The places in the window of all that can be pressed in a form; a page behind a dialog may still be loading. */
const placesOf = (form: Locator) =>
  form.locator(movable).evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const name = each.getAttribute('aria-label') ?? each.getAttribute('name') ?? each.textContent;
      return height > 0 ? [`${name} at ${[left, top, width, height].map(Math.round).join(' ')}`] : [];
    }),
  );

/** Notes what is clicked, and keeps the click from doing anything: the form stays as it is for the next press. */
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
 * What follows a field in its form and can be pressed, from the nearest on. These are the elements themselves: the error
 * may bring others, and a place among them would then name another element.
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

/** Scrolls to an element, and answers its middle; null where something else is over it, such as a bar. */
const middleOf = (target: ElementHandle<Element>) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    return there && (element.contains(there) || there.contains(element)) ? { x, y } : null;
  });

/** The first element below a field, counted from one of them on, that the mouse can reach. */
async function reachBelow(form: Locator, box: Locator, from: number) {
  const below = await pressableBelow(form, box);
  for (const step of below.keys()) {
    const target = below[(from + step) % below.length];
    const middle = target && (await middleOf(target));
    if (middle) return { target, middle };
  }
  throw new Error('Nothing can be pressed below the field');
}

const wasClicked = (target: ElementHandle<Element>) =>
  target.evaluate((element) => (element.closest('[data-clicked]') ?? element.querySelector('[data-clicked]')) !== null);

/** A field that is wrong with a text. */
export interface WrongField {
  readonly box: Locator;
  readonly text: string;
}

async function fillWrong({ box, text }: WrongField): Promise<void> {
  await box.focus();
  if (await box.evaluate((element) => element instanceof HTMLSelectElement)) await box.selectOption(text);
  else await box.fill(text);
}

/**
 * Leaves a field that is wrong by pressing something below it. While the mouse is down nothing that can be pressed
 * moves, so that a press on any of it would count as this one does; the error is there afterwards.
 *
 * @param turn - which of the elements below is pressed
 */
export async function pressCounts(page: Page, form: Locator, field: WrongField, turn: number): Promise<void> {
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
  await expect.poll(() => errorOf(box), { timeout: patience }).toMatch(/\w/);
}

/** The error that describes a field. */
const errorOf = (box: Locator) =>
  box.evaluate((element) => {
    const invalid = element.closest('[aria-invalid=true]');
    return document.getElementById(invalid?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  });
