import {
  importFieldLabel,
  importFileTexts,
  type ImportAction,
  importStageText,
  isImportChanging,
  type MappingAnswer,
  stageAfterAction,
} from '@signa/core/pims';
import { signedInAs } from '../../../access/actor.js';
import { Failure, notFound } from '../../../failure/failure.js';
import {
  findImportFile,
  findImportFileForUpdate,
  type ImportFileChange,
  type ImportFileKey,
  isOtherImportChanging,
  type StartedBy,
  type StoredImportFile,
  updateImportFile,
} from '../../../store/pims/import-file/import-file-store.js';
import type { Outcome, Work } from '../../work.js';
import { type ImportFile, presentImportFile } from './present-import-file.js';

/** The acting user, as the audit names them, for work that a server does later in their name. */
export async function startedByOf({ actor, actAt }: Work, locationId: string): Promise<StartedBy & { name: string }> {
  const { id, displayName } = await actAt(locationId);
  const impersonatedUsername = actor.caller.kind === 'impersonating' ? actor.caller.username : null;
  return { username: signedInAs(actor), impersonatedUsername, locationUserId: id, name: displayName };
}

/** @throws Failure NOT_FOUND if the location has no such file */
export async function requireImportFile(tx: Work['tx'], file: ImportFileKey): Promise<StoredImportFile> {
  const found = await findImportFileForUpdate(tx, file);
  if (!found) throw notFound('File');
  return found;
}

interface BegunWork {
  readonly file: ImportFileKey;
  readonly action: Exclude<ImportAction, 'remove'>;
  /** What the action changes besides the stage. @throws Failure if it isn't possible */
  readonly change: (file: StoredImportFile) => ImportFileChange;
}

/**
 * Begins the work of an action, which a server then does in the user's name (C-332).
 *
 * @throws Failure CONFLICT if the file is in another stage by now, or another file changes the records of the location
 */
export async function beginImportWork(work: Work, { file, action, change }: BegunWork): Promise<Outcome<ImportFile>> {
  const { tx } = work;
  const { name: startedName, ...startedBy } = await startedByOf(work, file.locationId);
  const before = await requireImportFile(tx, file);
  const stage = stageAfterAction(before.stage, action);
  if (stage === null) throw new Failure('CONFLICT', importFileTexts.notNow);
  const changed = change(before);
  if (isImportChanging(stage) && (await isOtherImportChanging(tx, file)))
    throw new Failure('CONFLICT', importFileTexts.busy);
  await updateImportFile(tx, file, {
    ...{ stage, startedBy, startedName, problem: null, stays: null, leasedUntil: null, linesDone: 0 },
    ...changed,
  });
  const after = await findImportFile(tx, file);
  if (!after) throw new Error('The file was just changed');
  return {
    locationId: file.locationId,
    answer: presentImportFile(after),
    subject: `import:${file.id}`,
    before: { file: before.name, step: importStageText(before.stage) },
    after: { file: after.name, step: importStageText(after.stage), ...recorded(action, after) },
  };
}

/** What a user asked for, in words. */
function recorded(action: ImportAction, { skipsInvalid, request }: StoredImportFile): object {
  if (action === 'import') return { skipsInvalid };
  if (action === 'undo') return { keepsUsed: request.keepsUsed === true };
  if (action !== 'map') return {};
  return {
    encoding: request.encoding ?? null,
    columns: (request.columns ?? []).map(
      ({ header, field }) => `${header}: ${field === null ? 'not imported' : importFieldLabel(field)}`,
    ),
    answers: (request.answers ?? []).map(answerText),
  };
}

/** 'Species Wombat: canine' */
function answerText({ at, value }: MappingAnswer): string {
  const names = at.match(/"(?:[^"\\]|\\.)*"/g)?.map((name) => name.slice(1, -1)) ?? [];
  return `${importFieldLabel(names[0] ?? '')} ${names.at(-1) ?? ''}: ${value}`;
}
