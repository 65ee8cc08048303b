import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renewal } from './form.test-data';
import { active, openWith, signing, textOf } from './signing.test-data';

/** Where a row is on the page, by its label; as high as the window are those that are not in view. */
const inView = new Set<string>();

const labelsOnPage = () =>
  [...document.querySelectorAll<HTMLElement>('[data-read]')].map(({ dataset }) => dataset.read ?? '');

/** A phone: the rows are in the page, and as many of them in view as the test says. */
beforeEach(() => {
  inView.clear();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = [...document.querySelectorAll('[data-read]')].indexOf(this);
    return row < 0 ? new DOMRect() : new DOMRect(0, row * 20, 300, 20);
  });
  document.elementFromPoint = (_, y) => {
    const row = [...document.querySelectorAll<HTMLElement>('[data-read]')][Math.floor(y / 20)];
    return row?.dataset.read !== undefined && inView.has(row.dataset.read) ? row : null;
  };
});

/** A finger takes its time: what is in view is read before the page moves on. */
let now = 0;
const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));
const scrollTo = (...labels: readonly string[]) => {
  inView.clear();
  for (const label of labels) inView.add(label);
  scroll();
  now += 1_000;
};
const bar = () => textOf(signing());

describe('what was not in view on a narrow screen', () => {
  it('P-381 is counted in the bar and brought into view by the press, which signs nothing', async () => {
    const opened = await openWith({}, renewal());
    const shown: HTMLElement[] = [];
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      shown.push(this);
    };
    const labels = [...new Set(labelsOnPage())];
    expect(labels).toEqual(expect.arrayContaining(['Weight', 'Allergies', 'Quantity', 'Directions', 'Refills']));
    expect(bar()).toContain(`${labels.length} not read: ${labels.join(', ')}`);
    await opened.sign();
    expect(opened.server.calls('AddPrescription')).toHaveLength(0);
    expect(shown.at(-1)?.dataset.read).toBe(labels[0]);
    scrollTo(labels[0]!, labels[1]!);
    expect(bar()).toContain(`${labels.length - 2} not read: ${labels.slice(2).join(', ')}`);
  });

  it('P-381 is signed by one press once each of them was in view, however far one has scrolled since', async () => {
    const opened = await openWith({}, renewal());
    for (const label of labelsOnPage()) scrollTo(label);
    scrollTo();
    expect(bar()).not.toContain('not read');
    await opened.sign();
    expect(await opened.sent()).toBeDefined();
  });

  it('P-381 is not read by what is pushed away as it comes', async () => {
    await openWith({}, renewal());
    scrollTo('Weight', 'Quantity');
    now -= 900;
    scrollTo('Refills');
    expect(bar()).toMatch(/not read: Weight, Allergies, Quantity, Directions, Expires/);
    expect(bar()).not.toMatch(/not read: .*Refills/);
  });

  it('P-381 counts a warning, and one that comes later as well, but not what the vet types', async () => {
    const opened = await openWith({ therapy: [active()] }, renewal());
    scrollTo(...labelsOnPage().filter((label) => label !== 'Serious'));
    expect(bar()).toContain('1 not read: Serious');
    scrollTo('Serious');
    expect(bar()).not.toContain('not read');
    scrollTo();
    await opened.fill('Note To Pharmacy', 'The first bottle broke.');
    expect(bar()).not.toContain('not read');
  });
});
