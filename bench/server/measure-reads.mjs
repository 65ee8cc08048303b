/** Sequential response times, including authentication and authorization. */
import { figureOf } from '../../scripts/measure.mjs';
import { expectContent } from '../support/content.mjs';
import { reportStep, show } from '../support/report.mjs';
import { sized } from '../support/size.mjs';
import { startServer } from './test-server.mjs';
import { keepConnections, post } from './post.mjs';

const rounds = sized(40, 3);
const warmUp = sized(3, 1);
const mostKinds = sized(Infinity, 4);
/** Slow reads run fewer times. */
const longest = 6_000;

/** Mutations change something else each time: their variables can be computed from the index of the call. */
function numbered() {
  const made = new Map();
  return (kind) => {
    if (typeof kind !== 'function') return kind;
    const number = (made.get(kind) ?? 0) + 1;
    made.set(kind, number);
    return kind(number);
  };
}

/**
 * Every answer must contain something, or nothing if `finds` is false.
 *
 * @param reads - { name, operation, variables or several of them (or functions of the call's number), goal, finds,
 * location: the caller's location, from 1, or as: the caller }; the goal applies to the 95th percentile
 * @returns figures
 */
export async function measureReads(url, identity, reads) {
  reportStep(`Measuring ${reads.length} reads`);
  const server = await startServer(url, identity);
  const agent = keepConnections();
  try {
    const figures = [];
    for (const { name, operation, variables, goal, finds = true, location = 1, as } of reads) {
      const token = await identity.token(as ?? `vet.${location}@scale.signa.test`);
      const headers = { authorization: `Bearer ${token}`, application: 'practice-portal' };
      const kinds = [variables].flat().slice(0, mostKinds);
      const made = numbered();
      const ask = (kind) =>
        post(`${server.url}/graphql`, headers, agent, { operationName: operation, variables: made(kind) });
      const expect = (kind, text) =>
        expectContent(`${name}, ${JSON.stringify(kind) ?? 'made for each call'},`, text, finds);
      const times = await timed(kinds, ask, expect);
      figures.push(
        ...show([
          figureOf(`${name}: p50`, 'ms', times),
          figureOf(`${name}: p95`, 'ms', times, { at: 0.95, ...(goal && { goal, atMost: true }) }),
        ]),
      );
    }
    return figures;
  } finally {
    agent.destroy();
    await server.stop();
  }
}

async function timed(kinds, ask, expect) {
  for (let round = 0; round < warmUp; round += 1) for (const kind of kinds.slice(0, 10)) expect(kind, await ask(kind));
  const times = [];
  const began = performance.now();
  const most = Math.max(1, Math.ceil(rounds / kinds.length));
  for (let round = 0; round < most && performance.now() - began < longest; round += 1)
    for (const kind of kinds) {
      const start = performance.now();
      const text = await ask(kind);
      times.push(performance.now() - start);
      expect(kind, text);
    }
  return times;
}
