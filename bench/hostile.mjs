/**
 * What normal calls cost while others send documents that no portal sends: 1,000 that are deep, long or wrong, and four
 * senders of a megabyte a second. Quiet and hostile rounds take turns, so that a machine that is busy is busy for both.
 */
import { fork } from 'node:child_process';
import { Agent } from 'node:http';
import { shares } from '../scripts/measure.mjs';
import { onFilledDatabase, startServer } from './server/ground.mjs';
import { post } from './server/post.mjs';

const location = '1000000';
const rounds = 3;
const seconds = 11;
/** Milliseconds between two calls of the portal, of the few people who look at it. */
const pace = 20;

export const run = () =>
  onFilledDatabase({ locations: 4, tasks: 4_000, prescriptions: 4_000 }, async (database, identity) => {
    // With the limits that people meet.
    const server = await startServer(database.url, identity, { CALLS_PER_SECOND: '50' });
    try {
      return await measure(`${server.url}/graphql`, identity);
    } finally {
      await server.stop();
    }
  });

async function measure(url, identity) {
  const token = await identity.token('vet.1@scale.signa.test');
  const other = await identity.token('vet.2@scale.signa.test');
  await normal(url, token, 3);
  const taken = { quiet: [], documents: [], senders: [] };
  for (let round = 0; round < rounds; round += 1) {
    taken.quiet.push(await normal(url, token, seconds));
    for (const kind of ['documents', 'senders']) {
      const sender = await startSender();
      const sent = sender.send({ url, token: other, kind });
      taken[kind].push(await normal(url, token, seconds));
      await sent;
    }
  }
  // The best of the rounds: what else this machine does meanwhile is no work of the server.
  const p99 = (kind) => Math.min(...taken[kind].map((times) => shares(times).p99));
  const quiet = p99('quiet');
  return [
    { name: 'normal calls: p99', unit: 'ms', value: quiet },
    { name: 'normal calls under 1,000 hostile documents: p99', unit: 'ms', value: p99('documents') },
    { name: 'the same, as a multiple', unit: '', value: p99('documents') / quiet, goal: 1.5, atMost: true },
    { name: 'normal calls beside four senders of 1 MB a second: p99', unit: 'ms', value: p99('senders') },
    { name: 'the same, as a multiple', unit: '', value: p99('senders') / quiet, goal: 1.5, atMost: true },
  ];
}

/** Milliseconds of each call, sent at an even pace whether the last one was answered or not. */
async function normal(url, token, forSeconds) {
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${token}`, application: 'practice-portal' };
  const body = {
    operationName: 'GetPrescriptionTasksGrouped',
    variables: { locationId: location, status: 'pending', skip: 0, take: 10 },
  };
  const timed = async () => {
    const started = performance.now();
    await post(url, headers, agent, body);
    return performance.now() - started;
  };
  const calls = [];
  const end = performance.now() + forSeconds * 1000;
  while (performance.now() < end) {
    calls.push(timed());
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
  const times = await Promise.all(calls);
  agent.destroy();
  return times;
}

/** A process that has made what it sends: its own start is no work of the server. */
async function startSender() {
  const child = fork(new URL('./hostile/send.mjs', import.meta.url));
  await new Promise((resolve) => child.once('message', resolve));
  return {
    send(message) {
      child.send(message);
      return new Promise((resolve) => child.once('exit', resolve));
    },
  };
}
