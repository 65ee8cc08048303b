/** Visits every page as one user, opens dialogs and menus there, and runs both checkers. */
import { runnerImport } from 'vite';
import { at } from '../../place.mjs';
import { readinessOf } from './ready.mjs';

/** Loads a module of the journeys' harness. */
const harness = (file) =>
  runnerImport(at('journeys/harness', file), { configFile: false, logLevel: 'error' }).then(({ module }) => module);

/** @returns a browser as the journeys have it */
export const openBrowser = async () => await (await harness('browser.ts')).openBrowser();

/**
 * @param person.email - null for a user who has not signed in
 * @param person.addresses - where they go
 * @param person.openings - what they open over a page: { at, opens, open, only }
 * @returns what was found at each look, { name, findings }, the documents at that moment, and where the person arrived
 */
export async function lookAround(browser, url, { name, email, addresses, openings }) {
  const { auditPage, viewports } = await harness('accessibility.ts');
  const { signIn } = await harness('sign-in.ts');
  const context = await browser.newContext({ viewport: viewports.desktop, reducedMotion: 'reduce' });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const untilReady = readinessOf(page);
  if (email !== null) await signIn(page, url, email);
  const looks = [];
  const documents = new Map();
  const arrived = new Set();
  const look = async (what, where) => {
    for (const seen of await auditPage(page, where))
      looks.push({ name: `${what} ${seen.name}`, findings: seen.findings });
    documents.set(`${what} on a ${where}`, await page.content());
  };
  const goTo = async (address, where = 'desktop') => {
    await page.setViewportSize(viewports[where]);
    await page.goto(url + address);
    await untilReady();
  };
  for (const address of addresses) {
    await goTo(address);
    // A user without access to a page is redirected to another one, which is checked once.
    if (arrived.has(page.url())) continue;
    arrived.add(page.url());
    for (const where of ['desktop', 'phone']) await look(`${name} at ${address}`, where);
  }
  for (const { at: address, opens, open, only } of openings)
    for (const where of only ? [only] : ['desktop', 'phone']) {
      await goTo(address, where);
      await open(page);
      await untilReady();
      arrived.add(page.url());
      await look(`${name} at ${address}, ${opens}`, where);
    }
  await context.close();
  return { looks, documents, arrived };
}
