/**
 * The browser's main-thread processor time until a list is usable. Elapsed time is what users experience, but
 * depends on the machine's load; processor time shows whether the portal itself got slower.
 */
import { sized } from '../support/size.mjs';
import { whenUsable } from './when-usable.mjs';

const timeout = sized(60_000, 30_000);
/** How long a page rests before it's reopened, so that V8 has cached its compiled code. */
const rest = 2_500;

/**
 * @param before - how often the page was opened before: a browser caches files on the first visit, writes V8's compiled
 * code on the second, and reads it from then on
 * @param expectAnswers - checks the calls of a visit; their answers can't be read once the page is left
 */
export async function mainThreadOf(context, address, { useful, before, expectAnswers }) {
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  for (let round = 0; round < before; round += 1) {
    await page.goto(address);
    await page.locator(useful).first().waitFor();
    await page.waitForTimeout(rest);
    await expectAnswers();
  }
  const session = await context.newCDPSession(page);
  const { shown } = await whenUsable(session, page, useful);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const start = await taskSeconds(session);
  await page.goto(address, { waitUntil: 'commit' });
  await shown;
  const milliseconds = ((await taskSeconds(session)) - start) * 1000;
  await expectAnswers();
  return milliseconds;
}

async function taskSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}
