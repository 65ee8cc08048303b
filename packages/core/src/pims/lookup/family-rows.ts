import { isYes } from '../../base/failure/index.js';
import {
  linkedId,
  recordId,
  type LinkedRecord,
  type PimsConnectionType,
  type PimsPatient,
} from '../../practice/pims-connection/index.js';
import { recordRow, type RecordRow, type SideValue } from './record-row.js';

/** A patient of a client in Signa. */
export interface FamilyPatient extends LinkedRecord {
  readonly name: string;
}

/**
 * One row per patient of either client: first those in Signa, each with its linked one, then those of the practice
 * system that are not linked to any of them.
 *
 * @see C-130
 */
export function familyRows(
  ours: readonly FamilyPatient[],
  caretaker: {
    readonly pimsConnectionType: PimsConnectionType;
    readonly patients: readonly PimsPatient[];
  } | null,
): RecordRow[] {
  const theirs = caretaker?.patients ?? [];
  const idOf = (patient: LinkedRecord) =>
    caretaker && patient.pimsConnectionType === caretaker.pimsConnectionType
      ? recordId(caretaker.pimsConnectionType, patient)
      : null;
  const pairs = ours.map((patient) => ({ patient, there: theirs.find(({ id }) => id === idOf(patient)) }));
  const taken = new Set(pairs.map(({ there }) => there?.id));
  return [
    ...pairs.map(({ patient, there }) =>
      recordRow(patient.name, [oursShown(patient, there)], there ? [theirsShown(there)] : []),
    ),
    ...theirs
      .filter(({ id }) => !taken.has(id))
      .map((there) => recordRow(there.name ?? 'Unnamed patient', [], [theirsShown(there)])),
  ];
}

function oursShown(patient: FamilyPatient, there: PimsPatient | undefined): SideValue {
  const id = linkedId(patient);
  return {
    text: [id === null ? 'Not linked' : `Linked, PIMS ID ${id}`],
    key: pairKey(patient.name, there?.id ?? ''),
  };
}

/** A patient who is deceased or deleted there always differs, whatever else agrees. */
function theirsShown({ id, name, isDeceased, isDeleted, dateOfDeath }: PimsPatient): SideValue {
  const died = isYes(isDeceased) && ['died', dateOfDeath?.slice(0, 10)].filter(Boolean).join(' ');
  const lost = [died, isYes(isDeleted) && 'deleted'].filter(Boolean);
  return {
    text: [[`PIMS ID ${id}`, ...lost].join(', ')],
    key: [pairKey(name ?? '', id), ...lost].join(' '),
  };
}

const pairKey = (name: string, id: string) => `${name.trim().toLowerCase()} ${id}`;
