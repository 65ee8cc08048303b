/** One call of an address of this machine. */
import { request } from 'node:http';

/** @param agent - keeps the connections */
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
        if (answer.statusCode === 200 && !text.includes('"errors"')) resolve();
        else reject(new Error(`${JSON.stringify(body).slice(0, 200)} was refused: ${text.slice(0, 500)}`));
      });
    });
    sent.end(JSON.stringify(body));
  });
}
