/** What answers take, one after the other, sign-in and permission included. */
import { Agent } from 'node:http';
import { shares } from '../../scripts/measure.mjs';
import { startServer } from './ground.mjs';
import { post } from './post.mjs';

const rounds = 40;
const warmUp = 3;
/** A slow read is asked less often. */
const longest = 6_000;

/**
 * @param reads - { name, operation, variables or several of them, goal, location: where who asks works, from 1, or as: who asks }; the goal is of the 95th of a hundred answers
 * @returns figures
 */
export async function asked(url, identity, reads) {
  const server = await startServer(url, identity);
  const agent = new Agent({ keepAlive: true });
  try {
    const figures = [];
    for (const { name, operation, variables, goal, location = 1, as } of reads) {
      const token = await identity.token(as ?? `vet.${location}@scale.signa.test`);
      const headers = { authorization: `Bearer ${token}`, application: 'practice-portal' };
      const kinds = [variables].flat();
      const ask = (kind) =>
        post(`${server.url}/graphql`, headers, agent, { operationName: operation, variables: kind });
      const times = await timed(kinds, ask);
      const { p50, p95 } = shares(times);
      figures.push(
        { name: `${name}: least`, unit: 'ms', value: Math.min(...times) },
        { name: `${name}: p50`, unit: 'ms', value: p50 },
        { name: `${name}: p95`, unit: 'ms', value: p95, ...(goal && { goal, atMost: true }) },
      );
    }
    return figures;
  } finally {
    agent.destroy();
    await server.stop();
  }
}

async function timed(kinds, ask) {
  for (let round = 0; round < warmUp; round += 1) for (const kind of kinds.slice(0, 10)) await ask(kind);
  const times = [];
  const began = performance.now();
  const most = Math.max(1, Math.ceil(rounds / kinds.length));
  for (let round = 0; round < most && performance.now() - began < longest; round += 1)
    for (const kind of kinds) {
      const start = performance.now();
      await ask(kind);
      times.push(performance.now() - start);
    }
  return times;
}
