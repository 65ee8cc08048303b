import { sized } from '../support/size.mjs';

const timeout = sized(60_000, 30_000);

/**
 * Returns a promise of the time when the page is usable. The page reports it itself: `waitForFunction` would inject a
 * large script during the load, whose time would be attributed to the portal.
 */
export async function whenUsable(session, page, useful) {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellUseful' });
  await page.addInitScript(reportWhenUsable(useful));
  const shown = new Promise((resolve, reject) => {
    setTimeout(reject, timeout, new Error(`No ${useful} came.`)).unref();
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === 'tellUseful') resolve(JSON.parse(payload));
    });
  });
  return { shown };
}

/** Runs in the page: reports the paint after the element that makes it usable appears. */
const reportWhenUsable = (selector) => `if (window.parent === window) {
  const look = () => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      const ms = performance.now();
      window.tellUseful(JSON.stringify({ ms, shownAt: (performance.timeOrigin + ms) / 1000 }));
    });
  };
  requestAnimationFrame(look);
}`;
