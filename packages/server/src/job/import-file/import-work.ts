import { everyPlace } from '../../database/scope.js';
import { type Clock } from '@signa/core/base';
import { type ImportStage, importFileTexts, type ImportResult, stageAfterWork } from '@signa/core/pims';
import type { Database } from '../../database/database.js';
import { StartError } from '../../start/start-error.js';
import {
  type ImportFileChange,
  type ImportFileKey,
  type StoredImportFile,
  findImportFile,
  takeImportFile,
  updateImportFile,
  waitingImportFiles,
} from '../../store/pims/import-file/import-file-store.js';
import { deleteParts } from '../../store/pims/import-file/part-store.js';
import { checkFile } from './check-file.js';
import { ServerStopping, type Step } from './import-step.js';
import { inspectFile } from './inspect-file.js';
import { storeFile } from './store-file.js';
import { undoFile } from './undo-file.js';

interface ImportWorkDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** The running work of a server. */
interface ImportWork {
  /** Resolves once the work has stopped after its last finished step. */
  stop(): Promise<void>;
}

/** Files that a server works on at the same time; the others wait. */
const mostAtOnce = 2;
/** Milliseconds after which another server takes over from one that has stopped without saying so. */
const leaseFor = 60_000;
/** Milliseconds between two reports of progress. */
const reportEvery = 1_000;

const steps: Readonly<Partial<Record<ImportStage, Step>>> = {
  inspecting: inspectFile,
  checking: checkFile,
  importing: storeFile,
  undoing: undoFile,
};

/** Work on uploaded files, at an interval in milliseconds. Any server can continue what another one has begun (C-335). */
export function openImportWork(deps: ImportWorkDeps, interval: number): ImportWork {
  const working = new Map<string, Promise<void>>();
  let isStopping = false;
  const look = async () => {
    const free = mostAtOnce - working.size;
    if (free <= 0 || isStopping) return;
    const now = deps.clock.now();
    const waiting = await deps.database.read(everyPlace, (sql) => waitingImportFiles(sql, now, mostAtOnce));
    for (const file of waiting.filter(({ id }) => !working.has(id)).slice(0, free)) {
      const work = workOn(deps, file, () => isStopping)
        .catch(deps.onError)
        .finally(() => working.delete(file.id));
      working.set(file.id, work);
    }
  };
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(deps.onError)
      .finally(() => {
        looking = null;
      });
  }, interval).unref();
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await looking;
      await Promise.all(working.values());
    },
  };
}

/** Works on a file once, if no other server does. */
export async function workOn(
  deps: ImportWorkDeps,
  { locationId, id }: ImportFileKey,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { database, clock } = deps;
  const scope = { locationIds: [locationId] };
  const key = { locationId, id };
  const until = () => new Date(Date.parse(clock.now()) + leaseFor).toISOString();
  const file = await database.write(scope, (tx) => takeImportFile(tx, key, { now: clock.now(), until: until() }));
  const step = file && steps[file.stage];
  if (!file || !step) return;
  let reportedAt = performance.now();
  const lease = () => {
    if (isStopping()) throw new ServerStopping('The server is stopping');
    return until();
  };
  const progress = async (linesDone: number) => {
    const leasedUntil = lease();
    if (performance.now() - reportedAt < reportEvery) return;
    reportedAt = performance.now();
    await database.write(scope, (tx) => updateImportFile(tx, key, { linesDone, leasedUntil }));
  };
  try {
    const { result, change } = await step({ database, clock, progress, lease }, file);
    await finish(deps, file, result, change);
  } catch (error) {
    if (error instanceof ServerStopping) {
      await database.write(scope, (tx) => updateImportFile(tx, key, { leasedUntil: null }));
      return;
    }
    if (!(error instanceof StartError)) deps.onError(error);
    const problem = error instanceof StartError ? error.message : importFileTexts.failed;
    await finish(deps, file, await resultOf(deps, file), { problem });
  }
}

/**
 * The result of a step that failed. An import that has stored lines was interrupted and can be continued; an undo that
 * failed has changed nothing.
 */
async function resultOf({ database }: ImportWorkDeps, file: StoredImportFile): Promise<ImportResult> {
  if (file.stage === 'undoing') return file.isFinished ? 'refused' : 'interrupted';
  if (file.stage !== 'importing') return 'refused';
  const after = await database.read({ locationIds: [file.locationId] }, (sql) => findImportFile(sql, file));
  return after?.importId == null ? 'refused' : 'interrupted';
}

async function finish(
  { database }: ImportWorkDeps,
  file: StoredImportFile,
  result: ImportResult,
  change: ImportFileChange,
): Promise<void> {
  const stage = stageAfterWork(file.stage, result);
  if (stage === null) throw new Error(`Nothing is done in the stage ${file.stage}`);
  await database.write({ locationIds: [file.locationId] }, async (tx) => {
    await updateImportFile(tx, file, { ...change, stage, leasedUntil: null });
    if (stage === 'done' || stage === 'undone') await deleteParts(tx, file, 'content');
  });
}
