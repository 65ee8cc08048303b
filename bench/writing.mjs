/**
 * Writing a prescription in a browser by keyboard, repeatedly: how long a vet waits for each answer. Each time counts
 * from the key press to the paint, including debounce, network, and server; nothing is throttled.
 */
import { buildWeb } from '../scripts/build.mjs';
import { findBrowser } from '../scripts/find-browser.mjs';
import { figureOf } from '../scripts/measure.mjs';
import { openPortal } from './portal/server.mjs';
import { openDesk } from './portal/desk.mjs';
import { reportStep } from './support/report.mjs';
import { sized } from './support/size.mjs';

const rounds = sized(12, 3);
/** The first one also fills the caches of browser and server. */
const warmUp = sized(2, 1);

/** A search waits 300 ms for the next letter; beyond that, the server call must not be noticeable. */
const waits = [
  { key: 'rows', name: 'first letter of a product to its rows', goal: 450 },
  { key: 'form', name: 'last choice to the form', goal: 400 },
  { key: 'stored', name: 'Authorize to stored', goal: 150 },
  { key: 'notified', name: 'Authorize to the notification', goal: 250 },
];

export async function run() {
  await buildWeb();
  const portal = await openPortal();
  try {
    const desk = await openDesk(await findBrowser(), portal.url);
    try {
      reportStep(`Writing ${warmUp + rounds} prescriptions`);
      for (let round = 0; round < warmUp; round += 1) await desk.write();
      const taken = [];
      for (let round = 0; round < rounds; round += 1) taken.push(await desk.write());
      return waits.map(({ key, name, goal }) =>
        figureOf(
          `${name}: p50`,
          'ms',
          taken.map((each) => each[key]),
          { goal, atMost: true },
        ),
      );
    } finally {
      await desk.close();
    }
  } finally {
    await portal.remove();
  }
}
