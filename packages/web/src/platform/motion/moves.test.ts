import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, watchEntrances } from './moves';

const moved: { readonly what: string; readonly frames: unknown; readonly lasts: unknown }[] = [];
const stops: (() => void)[] = [];

/** Fakes Element.animate: finishes at once and records the calls. */
beforeEach(() => {
  HTMLElement.prototype.animate = function (this: HTMLElement, frames: unknown, options: unknown) {
    moved.push({
      what: this.outerHTML,
      frames: JSON.stringify(frames),
      lasts: (options as { readonly duration: number }).duration,
    });
    return {
      finished: Promise.resolve(),
      playState: 'finished',
      addEventListener: () => undefined,
      cancel: () => undefined,
      commitStyles: () => undefined,
      finish: () => undefined,
      set onfinish(done: (() => void) | null) {
        queueMicrotask(() => done?.());
      },
    } as unknown as Animation;
  };
  stops.push(watchEntrances(document.body));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  Reflect.deleteProperty(globalThis, 'matchMedia');
  document.body.innerHTML = '';
  moved.length = 0;
});

const wantsNoMotion = () =>
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query.includes('reduce') }) });
const settled = () => new Promise((done) => setTimeout(done));
const rowOf = (html: string) => {
  const row = document.createElement('li');
  row.innerHTML = html;
  row.dataset['task'] = '7';
  return row;
};

describe('an opening overlay', () => {
  it.each([
    ['a dialog', '<dialog><p>Decline?</p></dialog>'],
    ['the drawer', '<dialog data-drawer><nav></nav></dialog>'],
    ['a panel', '<div data-popover>Filters</div>'],
    ['a panel inside a wrapper', '<div><div data-popover>Filters</div></div>'],
    ['a notice', '<section data-notices><div>Saved</div></section>'],
  ])('A-220 slides in within 200 ms: %s', async (_, html) => {
    document.body.innerHTML = html;
    await settled();
    expect(moved).not.toEqual([]);
    for (const { frames, lasts } of moved) {
      expect(frames).toContain('translate');
      expect(frames).not.toContain('opacity');
      expect(lasts).toBeLessThan(200);
    }
  });

  it('A-220 animates nothing else on the page', async () => {
    document.body.innerHTML = '<main><p>Text</p></main>';
    await settled();
    expect(moved).toEqual([]);
  });

  it('A-220 does not move when the user prefers reduced motion', async () => {
    wantsNoMotion();
    document.body.innerHTML = '<dialog></dialog>';
    await settled();
    expect(moved).toEqual([]);
  });
});

it('A-220 does not move, and does not fail, in a browser without animations', async () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  document.body.innerHTML = '<dialog></dialog>';
  await settled();
  leave(rowOf('Juniper'), new DOMRect(10, 20, 300, 60));
  expect(document.querySelector('[data-leaving]')).toBeNull();
  expect(moved).toEqual([]);
});

describe('a request that leaves the queue', () => {
  it('A-220 fades out in place within 200 ms, inert and hidden from assistive technology, and is then removed', async () => {
    const row = rowOf('<button id="a" data-queue-row="t7">Juniper</button>');
    leave(row, new DOMRect(10, 20, 300, 900));
    const ghost = document.querySelector<HTMLElement>('[data-leaving]');
    expect(ghost).toMatchObject({ inert: true, ariaHidden: 'true' });
    expect(ghost?.style).toMatchObject({
      position: 'fixed',
      left: '10px',
      top: '20px',
      width: '300px',
      height: '64px',
    });
    expect(document.querySelector('[id], [data-task], [data-queue-row]')).toBeNull();
    expect(moved.map(({ lasts }) => Number(lasts) < 200)).not.toContain(false);
    await vi.waitFor(() => expect(document.querySelector('[data-leaving]')).toBeNull());
  });

  it('A-220 disappears immediately when the user prefers reduced motion', () => {
    wantsNoMotion();
    leave(rowOf('Juniper'), new DOMRect(10, 20, 300, 60));
    expect(document.querySelector('[data-leaving]')).toBeNull();
  });
});
