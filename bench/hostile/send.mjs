/**
 * Sends hostile documents to a server from a separate process: `send.mjs` receives { url, token, kind } and sends until
 * done. `documents`: 1,000 that are deep, long, or invalid, unauthenticated and with a token. `senders`: four
 * unauthenticated clients, each with one megabyte per second.
 */
import { Agent, request } from 'node:http';

const megabyte = 1_000_000;
const documents = 1_000;
const seconds = 10;
const deep = (length) => Buffer.from('{"operationName":"GetPrescription","variables":' + '['.repeat(length));
const call = (variables) => Buffer.from(JSON.stringify({ operationName: 'GetPrescriptionTasksGrouped', variables }));
const filter = (more) => ({ locationId: '1000000', skip: 0, take: 10, ...more });

/** Each with its content type. */
const hostile = [
  { body: deep(megabyte) },
  { body: deep(100_000) },
  { body: Buffer.from(`{"operationName":"${'A'.repeat(megabyte)}"}`) },
  { body: call(filter({ nameFilter: 'a'.repeat(900_000) })) },
  { body: call(filter({ nameFilter: 'b'.repeat(100_000) })) },
  { body: call(filter({ assignedVeterinarianIds: Array.from({ length: 100_000 }, (_, id) => String(id)) })) },
  { body: call(filter({ assignedVeterinarianIds: Array.from({ length: 10_000 }, (_, id) => String(id)) })) },
  { body: call(filter({ locationId: { a: { b: { c: 'abc' } } } })) },
  { body: call(filter({ locationId: 'abc', take: 1e308 })) },
  { body: Buffer.alloc(100_000, 0) },
  { body: Buffer.from('{"operationName":'), length: 90_000 },
  { body: Buffer.from('--x\r\n'.repeat(10_000)), type: 'multipart/form-data; boundary=x' },
];

/** Regardless of the status. */
const isRefusal = (status, text) => status >= 400 || text.includes('"errors"');

process.once('message', ({ url, token, kind }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const strangers = { application: 'practice-portal', authorization: 'Bearer signa_of-nobody' };
  const known = { application: 'practice-portal', authorization: `Bearer ${token}` };
  const counts = { sent: 0, refused: 0, cut: 0, taken: 0 };
  const send = ({ body, type = 'application/json', length = body.length }, headers) =>
    new Promise((resolve) => {
      const end = (how) => {
        counts[how] += 1;
        resolve();
      };
      counts.sent += 1;
      let answered;
      const sent = request(url, {
        method: 'POST',
        agent,
        headers: { 'content-type': type, ...headers, 'content-length': length },
      });
      sent.setTimeout(5_000, () => sent.destroy());
      sent.on('error', () => undefined);
      sent.on('close', () => end(answered ?? 'cut'));
      sent.on('response', (answer) => {
        const parts = [];
        answer.on('error', () => undefined);
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          answered = isRefusal(answer.statusCode, Buffer.concat(parts).toString()) ? 'refused' : 'taken';
        });
      });
      sent.end(body);
      if (length > body.length) setTimeout(() => sent.destroy(), 500);
    });
  const plan =
    kind === 'senders'
      ? Array.from({ length: 4 * seconds }, (_, n) => ({
          at: (n * 1000) / 4,
          document: hostile[0],
          headers: strangers,
        }))
      : Array.from({ length: documents }, (_, n) => ({
          at: (n * seconds * 1000) / documents,
          document: hostile[n % hostile.length],
          headers: Math.floor(n / hostile.length) % 2 === 0 ? strangers : known,
        }));
  const all = plan.map(
    ({ at, document, headers }) =>
      new Promise((resolve) => setTimeout(() => void send(document, headers).then(resolve), at)),
  );
  void Promise.all(all).then(() => {
    agent.destroy();
    process.send(counts, () => process.disconnect());
  });
});

process.send('ready');
