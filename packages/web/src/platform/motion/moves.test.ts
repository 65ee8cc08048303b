import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, watchEntrances } from './moves';

const moved: { readonly what: string; readonly frames: unknown; readonly lasts: unknown }[] = [];
const stops: (() => void)[] = [];

/** A browser that moves things at once, and says what it was asked for. */
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

describe('what opens over a page', () => {
  it.each([
    ['a dialog', '<dialog><p>Decline?</p></dialog>'],
    ['the drawer', '<dialog data-drawer><nav></nav></dialog>'],
    ['a panel', '<div data-popover>Filters</div>'],
    ['a panel in what comes with it', '<div><div data-popover>Filters</div></div>'],
    ['a notice', '<section data-notices><div>Saved</div></section>'],
  ])('A-220 comes in moving, within 200 ms: %s', async (_, html) => {
    document.body.innerHTML = html;
    await settled();
    expect(moved).not.toEqual([]);
    for (const { frames, lasts } of moved) {
      expect(frames).toContain('translate');
      expect(frames).not.toContain('opacity');
      expect(lasts).toBeLessThan(200);
    }
  });

  it('A-220 leaves the rest of the page alone', async () => {
    document.body.innerHTML = '<main><p>Text</p></main>';
    await settled();
    expect(moved).toEqual([]);
  });

  it('A-220 does not move for who wants no motion', async () => {
    wantsNoMotion();
    document.body.innerHTML = '<dialog></dialog>';
    await settled();
    expect(moved).toEqual([]);
  });
});

it('A-220 does not move in a browser that moves nothing, and fails nothing there', async () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  document.body.innerHTML = '<dialog></dialog>';
  await settled();
  leave(rowOf('Juniper'), new DOMRect(10, 20, 300, 60));
  expect(document.querySelector('[data-leaving]')).toBeNull();
  expect(moved).toEqual([]);
});

describe('a request that leaves the queue', () => {
  it('A-220 goes over the page within 200 ms, where it stood, out of reach and under no name, and is gone then', async () => {
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

  it('A-220 is gone at once for who wants no motion', () => {
    wantsNoMotion();
    leave(rowOf('Juniper'), new DOMRect(10, 20, 300, 60));
    expect(document.querySelector('[data-leaving]')).toBeNull();
  });
});
