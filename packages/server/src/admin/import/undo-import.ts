import { importUndoneText, planImportUndo, type PimsImport, planPrescriptionUndo } from '@signa/core/pims';
import type { Database } from '../../database/database.js';
import { setLocations } from '../../database/scope.js';
import { installation } from '../../store/installation.js';
import {
  endFileImport,
  findFileImport,
  type ListedImport,
  type RecordNoun,
} from '../../store/pims/pims-import/file-import.js';
import {
  endImport,
  type FoundImport,
  lockFoundImport,
  type Page,
  removeImported,
  existingClients,
  existingPatients,
} from '../../store/pims/pims-import/import-store.js';
import { removePrescriptions, existingPrescriptions } from '../../store/pims/pims-import/made-prescriptions.js';
import { findEveryLocation } from '../../store/practice/practice/every-location.js';
import { type Queryable, rows } from '../../store/statement.js';
import { appendAudit, auditedOperator, auditValues, operator } from '../owner/operator.js';
import { refused } from '../owner/refused.js';
import type { ImportActor } from './import-run.js';
import { plannedForMany } from './planned-for-many.js';

/** Number of records evaluated at once. */
const pageSize = 1_000;

interface UndoOptions {
  readonly uuid: string;
  /** Keeps records that other data depends on, and removes the others. */
  readonly keepUsed: boolean;
  readonly tell: (line: string) => void;
}

/**
 * Undoes the import of a file in one transaction, by the portal's rule: records that other data depends on or that were
 * changed since are kept, with every reason (C-254). If any would be kept, nothing is removed unless the caller allows
 * it.
 */
export async function undoFileImport(database: Database, { uuid, keepUsed, tell }: UndoOptions): Promise<void> {
  await database.write({ locationIds: await findEveryLocation(database) }, async (tx) => {
    const found = isUuid.test(uuid) ? await findFileImport(tx, uuid) : null;
    if (!found)
      return refused(`Import ${uuid} not found. To list imports, run: signa-server admin import list --location <id>`);
    await setLocations(tx, [found.locationId, installation]);
    const by = { name: operator(), audited: auditedOperator(), chain: installation };
    const { removed, stays, isUndone } = await undoImported(tx, found, { by, keepUsed });
    if (!isUndone) refused(stayingText(stays));
    tell(`${removed} removed, ${stays.length} kept. The file can be imported again.`);
  });
}

interface Undo {
  readonly by: ImportActor;
  /** Keeps records that other data depends on, and removes the others. */
  readonly keepUsed: boolean;
}

interface Undone {
  readonly isUndone: boolean;
  readonly removed: number;
  readonly stays: readonly StayingRecord[];
}

/**
 * Undoes an import in the transaction. Without `keepUsed`, it does nothing if any record has to stay.
 *
 * @throws StartError if it was undone already
 */
export async function undoImported(
  tx: Queryable,
  { locationId, id, uuid, undoneAt, name, noun }: ListedImport,
  { by, keepUsed }: Undo,
): Promise<Undone> {
  await rows(tx, plannedForMany);
  const held = await lockFoundImport(tx, { locationId, id, isUndone: undoneAt !== null });
  if (held.isUndone) refused(importUndoneText);
  const { goes, stays } = noun === 'prescription' ? await prescriptionPlan(tx, held) : await planOf(tx, held);
  if (stays.length > 0 && !keepUsed) return { isUndone: false, removed: 0, stays };
  await removeImported(tx, held, goes.filter(isOfPractice));
  await removePrescriptions(
    tx,
    held,
    goes.filter((one) => one.noun === 'prescription'),
  );
  await endFileImport(tx, held);
  await endImport(tx, held, { at: new Date().toISOString(), by: by.name });
  const gone = goes.map((one) => ({ subject: `${one.noun}:${one.id}`, before: { import: uuid }, after: null }));
  if (gone.length > 0) await rows(tx, appendAudit, auditValues(locationId, 'UndoFileImport', gone, by.audited));
  const change = { file: name, locationId, removed: goes.length, stayed: stays.length };
  const entry = { subject: `import:${uuid}`, before: null, after: change };
  await rows(tx, appendAudit, auditValues(by.chain, 'UndoFileImport', [entry], by.audited));
  return { isUndone: true, removed: goes.length, stays };
}

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A record that an import created, with every reason to keep it. */
interface StayingRecord {
  readonly noun: RecordNoun;
  readonly id: string;
  readonly name: string;
  readonly reasons: readonly string[];
}

interface FilePlan {
  readonly goes: readonly Omit<StayingRecord, 'reasons'>[];
  readonly stays: readonly StayingRecord[];
}

/** The records to remove by the portal's rule; prescriptions have their own rule. */
const isOfPractice = <One extends { readonly noun: RecordNoun }>(
  one: One,
): one is One & { readonly noun: 'client' | 'patient' } => one.noun !== 'prescription';

/** Evaluates page by page: of the values of a hundred thousand records, only the names are kept. */
async function planOf(tx: Queryable, found: FoundImport): Promise<FilePlan> {
  const planned = <Row extends { readonly id: string }>(
    read: (page: Page) => Promise<Row[]>,
    importOf: (rows: Row[]) => PimsImport,
  ) => plannedPages(read, (page) => planImportUndo(importOf(page)));
  const patients = await planned(
    (page) => existingPatients(tx, found, page),
    (page) => ({ patients: page, clients: [] }),
  );
  // A client is kept if it has patients of another import; a file contains one kind of records only.
  const clients = await planned(
    (page) => existingClients(tx, found, page),
    (page) => ({ patients: [], clients: page }),
  );
  return { goes: [...patients.goes, ...clients.goes], stays: [...patients.stays, ...clients.stays] };
}

function prescriptionPlan(tx: Queryable, found: FoundImport): Promise<FilePlan> {
  const named = <One>(one: One) => ({ ...one, noun: 'prescription' as const });
  return plannedPages(
    (page) => existingPrescriptions(tx, found, page),
    (page) => {
      const { goes, stays } = planPrescriptionUndo(page);
      return { goes: goes.map(named), stays: stays.map(named) };
    },
  );
}

async function plannedPages<Row extends { readonly id: string }>(
  read: (page: Page) => Promise<Row[]>,
  planPage: (rows: Row[]) => FilePlan,
): Promise<FilePlan> {
  const goes: FilePlan['goes'][number][] = [];
  const stays: StayingRecord[] = [];
  const pageAfter = (after: string) => read({ after, count: pageSize });
  for (let page = await pageAfter('0'); page.length > 0; page = await pageAfter(page.at(-1)?.id ?? '')) {
    const plan = planPage(page);
    goes.push(...plan.goes);
    stays.push(...plan.stays);
  }
  return { goes, stays };
}

/** Maximum number of kept records named. */
const most = 50;

function stayingText(stays: FilePlan['stays']): string {
  const lines = stays
    .slice(0, most)
    .map(({ noun, id, name, reasons }) => `  ${noun} ${id} ${name}: ${reasons.join(' ')}`);
  const more = stays.length > most ? [`  and ${stays.length - most} more`] : [];
  return [`Nothing was undone: ${stays.length} would be kept.`, ...lines, ...more]
    .concat('With --keep-used, these are kept and the others are removed.')
    .join('\n');
}
