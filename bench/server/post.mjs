/** One call to an address of this machine. */
import { Agent, request } from 'node:http';

/**
 * Keeps connections open between calls. A server closes a connection that was idle for 5 seconds. One that was idle for
 * 2 is not reused, because on a busy machine a request could arrive just as the server closes it.
 */
export const keepConnections = () => new Agent({ keepAlive: true, agentKeepAliveTimeoutBuffer: 3_000 });

/**
 * @param agent - keeps the connections
 * @returns the text of the answer, once its last byte is read
 * @throws Error on a refusal, regardless of its status
 */
export function post(url, headers, agent, body) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200 && !text.includes('"errors"')) resolve(text);
        else reject(new Error(`${JSON.stringify(body).slice(0, 200)} was refused: ${text.slice(0, 500)}`));
      });
    });
    sent.end(JSON.stringify(body));
  });
}
