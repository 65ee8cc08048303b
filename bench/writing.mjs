/**
 * Writing a prescription in a browser, by keyboard, over and over: how long a vet looks at the screen without an answer.
 * Each time counts from the key to the picture, debounce, network and server included; nothing is slowed down.
 */
import { buildWeb } from '../scripts/build.mjs';
import { findBrowser } from '../scripts/find-browser.mjs';
import { openPortal } from './portal/server.mjs';
import { openDesk } from './portal/desk.mjs';

const rounds = 12;
/** The first one also fills what the browser and the server keep. */
const warmUp = 2;

/** A search waits 300 ms for the next letter; beyond that nobody shall notice that something is asked of a server. */
const waits = [
  { key: 'rows', name: 'first letter of a product to its rows', goal: 450 },
  { key: 'form', name: 'last choice to the form', goal: 400 },
  { key: 'stored', name: 'Authorize to stored', goal: 150 },
  { key: 'told', name: 'Authorize to the notice', goal: 250 },
];

export async function run() {
  await buildWeb();
  const portal = await openPortal();
  try {
    const desk = await openDesk(await findBrowser(), portal.url);
    try {
      for (let round = 0; round < warmUp; round += 1) await desk.write();
      const taken = [];
      for (let round = 0; round < rounds; round += 1) taken.push(await desk.write());
      return waits.flatMap(({ key, name, goal }) => {
        const sorted = taken.map((each) => each[key]).sort((a, b) => a - b);
        return [
          { name: `${name}: p50`, unit: 'ms', value: sorted[Math.floor(rounds / 2)], goal, atMost: true },
          { name: `${name}: slowest of ${rounds}`, unit: 'ms', value: sorted.at(-1) },
        ];
      });
    } finally {
      await desk.close();
    }
  } finally {
    await portal.remove();
  }
}
