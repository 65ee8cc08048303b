import { afterAll, beforeAll } from 'vitest';
import { type Caller, callerAs } from './call.js';
import { type CommandLine, openCommandLine } from './command-line.js';
import { sampleOn } from './sample.js';
import { type Server, startServer } from './server.js';
import { people } from './sign-in.js';

/** A support engineer at the command line, with a server of the sample for the tests of a file. */
interface SupportDesk extends CommandLine {
  readonly url: () => string;
  /** Calls operations as a user, as they do in the portal. */
  as(email: string): Promise<Caller>;
  /** Gives support's reason for look-ups at a location. */
  giveReason(locationId: string, reason: string): Promise<void>;
}

export function openSupportDesk(): SupportDesk {
  let server: Server | undefined;
  const url = () => server?.url ?? '';
  beforeAll(async () => {
    server = await startServer(sampleOn('postgres'));
  });
  afterAll(() => server?.remove());
  const commandLine = openCommandLine({
    get url() {
      return url();
    },
  });
  return {
    ...commandLine,
    url,
    as: (email) => callerAs(url(), email),
    giveReason: async (locationId, reason) => {
      const support = await callerAs(url(), people.support);
      await support('OpenSupportAccess', { locationId, reason });
    },
  };
}
