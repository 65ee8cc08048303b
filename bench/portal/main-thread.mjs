/**
 * Processor time that the browser's main thread takes until a list can be used. Milliseconds by the clock say what a
 * person waits and differ with whatever else the machine does; these tell whether the portal itself became slower.
 */
import { sized } from '../support/size.mjs';
import { noteUseful } from './note-useful.mjs';

const timeout = sized(60_000, 30_000);
/** How long a page is left alone before it is opened again: by then V8 has kept what it compiled. */
const rest = 2_500;

/**
 * @param before - how often the page was opened before: a browser keeps its files the first time, writes down what V8
 *   compiled the second time, and reads that from then on
 */
export async function mainThreadOf(context, address, { useful, before }) {
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  for (let round = 0; round < before; round += 1) {
    await page.goto(address);
    await page.locator(useful).first().waitFor();
    await page.waitForTimeout(rest);
  }
  const session = await context.newCDPSession(page);
  const { shown } = await noteUseful(session, page, useful);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const start = await taskSeconds(session);
  await page.goto(address, { waitUntil: 'commit' });
  await shown;
  return ((await taskSeconds(session)) - start) * 1000;
}

async function taskSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}
