import { importUndoneText, planImportUndo, type PimsImport, planPrescriptionUndo } from '@signa/core/pims';
import type { Database } from '../../database/database.js';
import { everyPlace, setLocations } from '../../database/scope.js';
import { installation } from '../../store/installation.js';
import { endFileImport, findFileImport, type RecordNoun } from '../../store/pims-import/file-import.js';
import {
  endImport,
  type FoundImport,
  holdImport,
  type Page,
  removeImported,
  standingClients,
  standingPatients,
} from '../../store/pims-import/import-store.js';
import { removePrescriptions, standingPrescriptions } from '../../store/pims-import/made-prescriptions.js';
import { columnsOf, text } from '../../store/sql/expression.js';
import { fields, select } from '../../store/sql/select.js';
import { type Queryable, rows } from '../../store/statement.js';
import { appendAudit, auditValues, operator } from '../owner/operator.js';
import { refused } from '../owner/refused.js';
import { plannedForMany } from './planned-for-many.js';

/** Records that are judged at once. */
const pageSize = 1_000;

interface UndoOptions {
  readonly uuid: string;
  /** Leaves those on whom something was built, and takes away the others. */
  readonly keepUsed: boolean;
  readonly tell: (line: string) => void;
}

const everyLocation = select(fields({ id: text(columnsOf('location as l').id) }), 'from signa.location l');

/**
 * Takes an import of a file back, in one transaction, by the rule of the portal: who has something that was built on it,
 * or was changed since, stays, with every reason (C-254). Where one would stay nothing goes, unless that is asked for
 * (A-323).
 */
export async function undoFileImport(database: Database, { uuid, keepUsed, tell }: UndoOptions): Promise<void> {
  const everywhere = await database.read(everyPlace, (sql) => rows(sql, everyLocation));
  await database.write({ locationIds: everywhere.map(({ id }) => id) }, async (tx) => {
    const found = isUuid.test(uuid) ? await findFileImport(tx, uuid) : null;
    if (!found) return refused(`There is no import ${uuid}. See: signa-server admin import list --location <id>`);
    const { locationId, id, undoneAt, name, noun } = found;
    await setLocations(tx, [locationId, installation]);
    await rows(tx, plannedForMany);
    const held = await holdImport(tx, { locationId, id, isUndone: undoneAt !== null });
    if (held.isUndone) refused(importUndoneText);
    const { goes, stays } = noun === 'prescription' ? await prescriptionPlan(tx, held) : await planOf(tx, held);
    if (stays.length > 0 && !keepUsed) refused(stayingText(stays));
    await removeImported(tx, held, goes.filter(isOfPractice));
    await removePrescriptions(
      tx,
      held,
      goes.filter((one) => one.noun === 'prescription'),
    );
    await endFileImport(tx, held);
    await endImport(tx, held, { at: new Date().toISOString(), by: operator() });
    const gone = goes.map((one) => ({ subject: `${one.noun}:${one.id}`, before: { import: uuid }, after: null }));
    if (gone.length > 0) await rows(tx, appendAudit, auditValues(locationId, 'UndoFileImport', gone));
    const change = { file: name, locationId, removed: goes.length, stayed: stays.length };
    const entry = { subject: `import:${uuid}`, before: null, after: change };
    await rows(tx, appendAudit, auditValues(installation, 'UndoFileImport', [entry]));
    tell(`${goes.length} removed, ${stays.length} stayed. The file can be imported again.`);
  });
}

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One that an import of a file made, with every reason to stay. */
interface Judged {
  readonly noun: RecordNoun;
  readonly id: string;
  readonly name: string;
  readonly reasons: readonly string[];
}

interface FilePlan {
  readonly goes: readonly Omit<Judged, 'reasons'>[];
  readonly stays: readonly Judged[];
}

/** Who goes by the rule of the portal; prescriptions go by one of their own. */
const isOfPractice = <One extends { readonly noun: RecordNoun }>(
  one: One,
): one is One & { readonly noun: 'client' | 'patient' } => one.noun !== 'prescription';

/** Judges page after page: of the values of a hundred thousand records only their names are kept. */
async function planOf(tx: Queryable, found: FoundImport): Promise<FilePlan> {
  const planned = <Row extends { readonly id: string }>(
    read: (page: Page) => Promise<Row[]>,
    importOf: (rows: Row[]) => PimsImport,
  ) => plannedPages(read, (page) => planImportUndo(importOf(page)));
  const patients = await planned(
    (page) => standingPatients(tx, found, page),
    (page) => ({ patients: page, clients: [] }),
  );
  // A client whose patients are of another import stays with them; of one file there is one kind of records.
  const clients = await planned(
    (page) => standingClients(tx, found, page),
    (page) => ({ patients: [], clients: page }),
  );
  return { goes: [...patients.goes, ...clients.goes], stays: [...patients.stays, ...clients.stays] };
}

function prescriptionPlan(tx: Queryable, found: FoundImport): Promise<FilePlan> {
  const named = <One>(one: One) => ({ ...one, noun: 'prescription' as const });
  return plannedPages(
    (page) => standingPrescriptions(tx, found, page),
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
  const stays: Judged[] = [];
  const pageAfter = (after: string) => read({ after, count: pageSize });
  for (let page = await pageAfter('0'); page.length > 0; page = await pageAfter(page.at(-1)?.id ?? '')) {
    const plan = planPage(page);
    goes.push(...plan.goes);
    stays.push(...plan.stays);
  }
  return { goes, stays };
}

/** How many of those who stay are named. */
const most = 50;

function stayingText(stays: FilePlan['stays']): string {
  const lines = stays
    .slice(0, most)
    .map(({ noun, id, name, reasons }) => `  ${noun} ${id} ${name}: ${reasons.join(' ')}`);
  const more = stays.length > most ? [`  and ${stays.length - most} more`] : [];
  return [`Nothing was taken back: ${stays.length} would stay.`, ...lines, ...more]
    .concat('With --keep-used these stay, and the others go.')
    .join('\n');
}
