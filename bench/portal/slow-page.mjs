import { currentFault } from '../support/fault.mjs';

/**
 * Injects slowness into the page if this run requires it: clicks and scrolls take longer. These measurements involve no
 * server.
 */
export async function slowPage(page) {
  if (currentFault() === 'slow') await page.addInitScript(slowing);
}

/** Runs in the page after the measuring script, whose listeners are inside these wrappers. */
const slowing = `
  const sleep = () => { const end = performance.now() + 500; while (performance.now() < end); };
  document.addEventListener('click', sleep, true);
  const add = window.addEventListener.bind(window);
  window.addEventListener = (type, listener, options) =>
    add(type, type === 'scroll' ? (event) => { sleep(); listener(event); } : listener, options);
`;
