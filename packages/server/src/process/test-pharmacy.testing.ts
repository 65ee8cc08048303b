import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifySignature } from '../integration/verify-signature.js';
import { readBody } from '../http/read-body.js';
import type { Settings } from './spawned-server.testing.js';

const secret = "the pharmacy's signing secret";

/** A pharmacy that accepts and counts what servers send. */
export interface TestPharmacy {
  readonly settings: Settings;
  /** Number of deliveries of each prescription, by id. */
  readonly came: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export async function openTestPharmacy(): Promise<TestPharmacy> {
  const came = new Map<string, number>();
  const server = createServer((request, response) => {
    void readBody(request, 1_000_000).then((bytes) => {
      const body = bytes.toString('utf8');
      if (!verifySignature(secret, request.headers, body)) return response.writeHead(401).end();
      const { prescriptionId } = JSON.parse(body) as { prescriptionId: string };
      came.set(prescriptionId, (came.get(prescriptionId) ?? 0) + 1);
      return response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { PHARMACY_URL: url, PHARMACY_SECRET: secret, PHARMACY_INBOUND_SECRET: secret },
    came,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
