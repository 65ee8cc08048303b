/**
 * The cost of normal calls while others send documents that no portal sends: 1,000 that are deep, long, or invalid, and
 * four senders of one megabyte per second. Quiet and hostile rounds alternate, so that load on the machine affects
 * both.
 */
import { fork } from 'node:child_process';
import { figureOf, quantile, ratios } from '../scripts/measure.mjs';
import { withFilledDatabase, startServer } from './server/test-server.mjs';
import { keepConnections, post } from './server/post.mjs';
import { expectContent } from './support/content.mjs';
import { currentFault } from './support/fault.mjs';
import { atRate } from './support/load.mjs';
import { reportStep } from './support/report.mjs';
import { sized } from './support/size.mjs';

const location = '1000000';
const rounds = sized(3, 2);
const seconds = 11;
/** Portal calls of a few users, at half the rate limit of one user, because late calls arrive in bursts. */
const callsPerSecond = 25;

export const run = () =>
  withFilledDatabase(
    { locations: 4, tasks: sized(4_000, 400), prescriptions: sized(4_000, 400) },
    async (database, identity) => {
      // With the production rate limits. A deliberately slow server is slow only during large documents.
      const settings = { CALLS_PER_SECOND: '50', ...(currentFault() === 'slow' && { BENCH_SLOW_BESIDE: '80000' }) };
      const server = await startServer(database.url, identity, settings);
      try {
        return await measure(`${server.url}/graphql`, identity);
      } finally {
        await server.stop();
      }
    },
  );

async function measure(url, identity) {
  const token = await identity.token('vet.1@scale.signa.test');
  const other = await identity.token('vet.2@scale.signa.test');
  await normal(url, token, 3);
  const taken = { quiet: [], documents: [], senders: [] };
  for (let round = 0; round < rounds; round += 1) {
    reportStep(`Round ${round + 1} of ${rounds}`);
    taken.quiet.push(await normal(url, token, seconds));
    for (const kind of ['documents', 'senders']) {
      const sender = await startSender();
      const sent = sender.send({ url, token: other, kind });
      taken[kind].push(await normal(url, token, seconds));
      expectRefusals(kind, await sent);
    }
  }
  const p99 = (kind) => taken[kind].map((times) => quantile(times, 0.99));
  const multiple = (kind) =>
    figureOf('the same, ratio to quiet', '', ratios(p99(kind), p99('quiet')), { goal: 1.5, atMost: true });
  return [
    figureOf('normal calls: p99', 'ms', p99('quiet')),
    figureOf('normal calls during 1,000 hostile documents: p99', 'ms', p99('documents')),
    multiple('documents'),
    figureOf('normal calls during four senders of 1 MB per second: p99', 'ms', p99('senders')),
    multiple('senders'),
  ];
}

/** Documents that never arrive would cost nothing: each was sent, and was refused or cut off. */
function expectRefusals(kind, { sent, refused, cut, taken }) {
  if (sent === 0 || taken > 0 || refused === 0 || refused + cut !== sent)
    throw new Error(`Of ${sent} ${kind}, ${refused} were refused, ${cut} cut off, and ${taken} accepted`);
}

/** Milliseconds of each call, sent at a constant rate whether or not the previous one was answered. */
async function normal(url, token, forSeconds) {
  const agent = keepConnections();
  const headers = { authorization: `Bearer ${token}`, application: 'practice-portal' };
  const body = {
    operationName: 'GetPrescriptionTasksGrouped',
    variables: { locationId: location, status: 'pending', skip: 0, take: 10 },
  };
  const answers = [];
  const load = { perSecond: callsPerSecond, count: forSeconds * callsPerSecond };
  const times = await atRate(async (number) => (answers[number] = await post(url, headers, agent, body)), load);
  agent.destroy();
  for (const answer of answers) expectContent('A normal call', answer);
  return times;
}

/** A process that has generated its documents, so that its own startup isn't measured. */
async function startSender() {
  const child = fork(new URL('./hostile/send.mjs', import.meta.url));
  await new Promise((resolve) => child.once('message', resolve));
  return {
    send(message) {
      child.send(message);
      return new Promise((resolve, reject) => {
        child.once('message', resolve);
        child.once('exit', () => reject(new Error('The sender of hostile documents exited before it was done')));
      });
    },
  };
}
