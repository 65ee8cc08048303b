import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  openPracticeManagement,
  type PimsCredentials,
  type SimulatedPims,
  type SimulatedPimsOptions,
} from '@signa/fixtures/simulator';
import { testOutgoing } from './outgoing.js';
import { openPracticeSystems } from '../integration/pims/open-practice-systems.js';
import type { PracticeSystem, PracticeSystems } from '../integration/pims/practice-system.js';
import type { PimsSettings } from '../start/config.js';

const credentials = {
  ezyvet: { partnerId: 'partner', clientId: 'client', clientSecret: 'ezyvet-secret' },
  digitail: { clientId: 'client', clientSecret: 'digitail-secret' },
  gateway: { key: 'gateway-key' },
};

/** A PIMS that responds at once and knows no records, for tests about something else. */
export const answersNoId: PracticeSystem = {
  account: {
    installation: () => Promise.resolve({}),
    searchUsers: () => Promise.resolve([]),
    userById: () => Promise.resolve(null),
    syncUsers: () => Promise.resolve(0),
  },
  records: {
    searchCaretakers: () => Promise.resolve([]),
    caretakersById: () => Promise.resolve([]),
    searchPatients: () => Promise.resolve([]),
    patientsById: () => Promise.resolve([]),
  },
  prescribing: null,
};

/** A PIMS with a client, a patient, and a user for every id, for tests that link but are about something else. */
export const answersEveryId: PracticeSystem = {
  ...answersNoId,
  account: { ...answersNoId.account, userById: (_, id) => Promise.resolve({ pimsId: id }) },
  records: {
    ...answersNoId.records,
    caretakersById: (_, ids) => Promise.resolve(ids.map((id) => ({ id }))),
    patientsById: (_, ids) => Promise.resolve(ids.map((id) => ({ id }))),
  },
};

/** Simulated PIMS on a free port, and the connections to them. */
export interface TestPracticeSystems {
  readonly pims: SimulatedPims;
  readonly settings: PimsSettings;
  readonly systems: PracticeSystems;
  /** Requests so far, such as 'GET /ezyvet/v1/consult'. */
  readonly asked: string[];
  /** Statuses for the next calls, which do not reach the systems. */
  readonly faults: number[];
  /** Redirect addresses that DIGITAIL accepts. */
  readonly redirectUris: string[];
  /** Connections with this timeout. */
  impatient(milliseconds: number): PracticeSystems;
  close(): Promise<void>;
}

export async function startPracticeSystems(
  options: Omit<SimulatedPimsOptions, 'credentials'> = {},
  clients: PimsCredentials['ezyvet']['clients'] = {},
): Promise<TestPracticeSystems> {
  const redirectUris: string[] = [];
  const pims = openPracticeManagement({
    credentials: {
      ...credentials,
      ezyvet: { ...credentials.ezyvet, clients },
      digitail: { ...credentials.digitail, redirectUris },
    },
    ...options,
  });
  const [asked, faults]: [string[], number[]] = [[], []];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method ?? ''} ${request.url?.split('?')[0] ?? ''}`);
    const fault = faults.shift();
    if (fault !== undefined) {
      request.resume();
      response.writeHead(fault).end();
      return;
    }
    void Promise.resolve(pims.handler(request, response)).catch(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: PimsSettings = {
    ezyvet: { url: `${url}/ezyvet`, ...credentials.ezyvet },
    digitail: { url: `${url}/digitail`, ...credentials.digitail },
    gateway: { url: `${url}/gateway`, ...credentials.gateway },
  };
  const now = () => Date.now();
  return {
    pims,
    settings,
    systems: openPracticeSystems(settings, { now, outgoing: testOutgoing }),
    asked,
    faults,
    redirectUris,
    impatient: (milliseconds) =>
      openPracticeSystems(settings, {
        now,
        outgoing: testOutgoing,
        timeouts: { read: milliseconds, write: milliseconds, whole: milliseconds },
      }),
    async close() {
      pims.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
