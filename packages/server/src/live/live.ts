import type { Listen } from '../database/listen.js';
import type { Database } from '../database/database.js';
import { openCurrentAccess } from './current-access.js';
import { changeChannel, openHub } from './hub.js';
import { type Streams, type StreamsDeps, openStreams } from './streams.js';

/** Notifies users of changes by others in real time. */
interface Live {
  readonly streams: Streams;
  close(): Promise<void>;
}

export type LiveOptions = Pick<StreamsDeps, 'beatEvery' | 'mostOfPerson'>;

interface LiveDeps extends Omit<StreamsDeps, 'hub' | 'isCurrentAccess' | 'database'> {
  readonly database: Database;
  readonly listen: Listen;
}

/** One database session listens for all streams of this process. */
export function openLive({ database, listen, ...deps }: LiveDeps): Live {
  const hub = openHub();
  const listening = listen(changeChannel, hub);
  const streams = openStreams({ ...deps, database, hub, isCurrentAccess: openCurrentAccess(database) });
  return {
    streams,
    async close() {
      streams.close();
      await listening.close();
    },
  };
}
