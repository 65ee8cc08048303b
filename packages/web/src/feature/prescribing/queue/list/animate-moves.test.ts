import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { animateMoves, positionsOf } from './animate-moves';

/** Element positions, since jsdom has no layout. */
const tops = new Map<Element, number>();
const animated: {
  readonly of: string;
  readonly from: unknown;
  readonly lasts: unknown;
  readonly backgrounds: readonly unknown[];
}[] = [];
const finish = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `
    <main><div id="list">
      <section data-group id="a"><ul data-cards><li id="a1"></li><li id="a2"></li></ul></section>
      <section data-group id="b"><ul data-cards><li id="b1"></li></ul></section>
    </div><nav data-queue-foot id="foot"></nav></main>`;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, tops.get(this) ?? 0, 100, 40);
  });
  HTMLElement.prototype.animate = function (this: HTMLElement, frames: Keyframe[], { duration }: { duration: number }) {
    const backgrounds = frames.map((frame) => frame['backgroundColor']);
    animated.push({ of: this.id, from: frames[0]?.['transform'], lasts: duration, backgrounds });
    return { finish } as unknown as Animation;
  };
});
afterEach(() => {
  // Triggers leftover scroll listeners, so that they end with their test.
  window.dispatchEvent(new Event('scroll'));
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  Reflect.deleteProperty(globalThis, 'matchMedia');
  tops.clear();
  animated.length = 0;
});

const element = (id: string) => document.getElementById(id)!;
const place = (at: Readonly<Record<string, number>>) => {
  for (const [id, top] of Object.entries(at)) tops.set(element(id), top);
};

describe('rows after an answer', () => {
  it("P-256 animate from their old position, relative to their client's own movement", () => {
    place({ a: 100, a1: 140, a2: 204, b: 300, b1: 340, foot: 500 });
    const places = positionsOf(element('list'));
    element('a1').remove();
    place({ a: 100, a2: 140, b: 236, b1: 276, foot: 436 });
    animateMoves(places, element('list'));
    expect(animated.map(({ of, from }) => [of, from])).toEqual([
      ['a2', 'translateY(64px)'],
      ['b', 'translateY(64px)'],
      ['foot', 'translateY(64px)'],
    ]);
  });

  it('P-256 stay still if they have not moved, and new rows appear without animation', () => {
    place({ a: 100, a1: 140, a2: 204, b: 300, b1: 340, foot: 500 });
    const places = positionsOf(element('list'));
    element('b').querySelector('ul')?.insertAdjacentHTML('beforeend', '<li id="b2"></li>');
    place({ b2: 404 });
    animateMoves(places, element('list'));
    expect(animated).toEqual([]);
  });

  it("P-382 keep their client's background while moving, so that no row shows through another", () => {
    element('a').style.backgroundColor = 'rgb(255, 255, 255)';
    element('foot').parentElement!.style.backgroundColor = 'rgb(240, 240, 240)';
    place({ a: 100, a1: 140, a2: 204, foot: 500 });
    const places = positionsOf(element('list'));
    element('a1').remove();
    place({ a2: 140, foot: 436 });
    animateMoves(places, element('list'));
    expect(animated.map(({ of, backgrounds }) => [of, ...backgrounds])).toEqual([
      ['a2', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
      ['foot', 'rgb(240, 240, 240)', 'rgb(240, 240, 240)'],
    ]);
  });

  it.each([
    ['no motion', true, 1],
    ['motion', false, 120],
  ])('P-256 respect a preference for %s: %s', (_, matches, lasts) => {
    Object.assign(globalThis, { matchMedia: () => ({ matches }) });
    place({ b: 300, b1: 340 });
    const places = positionsOf(element('list'));
    place({ b: 236, b1: 276 });
    animateMoves(places, element('list'));
    expect(animated.map((each) => each.lasts)).toEqual([lasts]);
  });

  it('P-256 jump to their final positions when the page scrolls', () => {
    finish.mockClear();
    place({ b: 300, b1: 340 });
    const places = positionsOf(element('list'));
    place({ b: 236, b1: 276 });
    animateMoves(places, element('list'));
    expect(finish).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('scroll'));
    expect(finish).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('scroll'));
    expect(finish).toHaveBeenCalledTimes(1);
  });
});
