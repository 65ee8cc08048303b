/** Forty callers of one user: receives { url, token, operation, variables }, and calls until it receives 'stop'. */
import { setPriority } from 'node:os';
import { keepConnections, post } from '../server/post.mjs';

// In production the callers run on other machines: here they yield to the server.
setPriority(19);

const atOnce = 40;
let isStopped = false;
const counts = { answered: 0, refused: 0 };

process.on('message', (message) => {
  if (message === 'stop') isStopped = true;
  else void begin(message);
});
process.send('ready');

async function begin({ url, token, operation, variables }) {
  const agent = keepConnections();
  const headers = { authorization: `Bearer ${token}`, application: 'practice-portal' };
  let first = () => process.send('asks');
  const caller = async () => {
    while (!isStopped) {
      try {
        await post(url, headers, agent, { operationName: operation, variables });
        counts.answered += 1;
      } catch (error) {
        counts.refused += 1;
        if (!/TOO_MANY_CALLS|UNAVAILABLE/.test(error.message)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      first();
      first = () => undefined;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  process.send(counts);
  agent.destroy();
  process.disconnect();
}
