import { sized } from '../support/size.mjs';

const timeout = sized(60_000, 30_000);

/**
 * Listens for when the page is useful, and answers the promise of it. The page tells it by itself: a `waitForFunction` would put a large
 * script of the tool into the page while it loads, and its milliseconds would be counted as the portal's.
 */
export async function noteUseful(session, page, useful) {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellUseful' });
  await page.addInitScript(telling(useful));
  const shown = new Promise((resolve, reject) => {
    setTimeout(reject, timeout, new Error(`No ${useful} came.`)).unref();
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === 'tellUseful') resolve(JSON.parse(payload));
    });
  });
  return { shown };
}

/** Runs in the page: tells when what makes it useful is there and the next picture is due. */
const telling = (selector) => `if (window.parent === window) {
  const look = () => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      const ms = performance.now();
      window.tellUseful(JSON.stringify({ ms, shownAt: (performance.timeOrigin + ms) / 1000 }));
    });
  };
  requestAnimationFrame(look);
}`;
