/** Whether a page has finished loading: no request is pending. */
const beforeReturn = '[role=status][aria-label^="Loading"], [aria-busy="true"]';

/** How many consecutive times the page must be idle, because a response may trigger further requests. */
const times = 3;

/** @returns waits until the page has its content */
export function readinessOf(page) {
  const open = new Set();
  // The stream of other users' changes stays open.
  const isCall = (request) => request.method() === 'POST' && !/event-stream/.test(request.headers().accept ?? '');
  page.on('request', (request) => isCall(request) && open.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  // No event reports the requests of the previous page.
  page.on('framenavigated', () => open.clear());
  const isInChart = async () =>
    (await page.locator('main, [role=dialog]').count()) > 0 && (await page.locator(beforeReturn).count()) === 0;
  return async () => {
    for (let quiet = 0; quiet < times;) {
      await page.waitForTimeout(100);
      quiet = open.size === 0 && (await isInChart()) ? quiet + 1 : 0;
    }
  };
}
