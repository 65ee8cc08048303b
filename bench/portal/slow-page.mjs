import { currentFault } from '../support/fault.mjs';

/**
 * Makes a page slow, where that is the fault of this run: its own code takes longer to answer a click and a scroll. What
 * these pages are measured by, no server is asked for.
 */
export async function slowPage(page) {
  if (currentFault() === 'slow') await page.addInitScript(slowing);
}

/** Runs in the page, after what measures there: its own listeners are wrapped outside of these. */
const slowing = `
  const sleep = () => { const end = performance.now() + 500; while (performance.now() < end); };
  document.addEventListener('click', sleep, true);
  const add = window.addEventListener.bind(window);
  window.addEventListener = (type, listener, options) =>
    add(type, type === 'scroll' ? (event) => { sleep(); listener(event); } : listener, options);
`;
