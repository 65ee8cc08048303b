import type { Clock, Instant } from '@signa/core/base';
import type { ImportResult } from '@signa/core/pims';
import type { ImportActor } from '../../admin/import/import-run.js';
import type { ImportSource } from '../../admin/csv/import-source.js';
import type { Database } from '../../database/database.js';
import type { ImportFileChange, StoredImportFile } from '../../store/pims/import-file/import-file-store.js';
import { contentOf } from '../../store/pims/import-file/part-store.js';

/** What a step of the work needs. */
export interface StepDeps {
  readonly database: Database;
  readonly clock: Clock;
  /**
   * Reports the last finished line, and keeps other servers from taking over.
   *
   * @throws ServerStopping when this server is about to stop
   */
  readonly progress: (linesDone: number) => Promise<void>;
  /**
   * Until when the work counts as alive, for a transaction that stores the progress itself.
   *
   * @throws ServerStopping
   */
  readonly lease: () => Instant;
}

/** How a step ended, and what it found. */
export interface StepResult {
  readonly result: ImportResult;
  readonly change: ImportFileChange;
}

/** The step of a running stage. @throws StartError with what the user can do about it */
export type Step = (deps: StepDeps, file: StoredImportFile) => Promise<StepResult>;

/** The server stops: another one continues with the file. */
export class ServerStopping extends Error {
  override readonly name = 'ServerStopping';
}

/** The content of an uploaded file. */
export const storedSource = (database: Database, file: StoredImportFile): ImportSource => ({
  name: file.name,
  read: () => contentOf(database, file),
});

/** The user in whose name a file is imported. */
export const actorOfFile = ({ startedBy, startedName, locationId }: StoredImportFile): ImportActor => ({
  ...{ name: startedName, audited: startedBy, chain: locationId },
});
