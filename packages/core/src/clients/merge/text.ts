import type { Notice } from '../../base/failure/index.js';
import type { MergeNoun } from './merge-plan.js';

/** Shown at a conflict without a choice. @see C-246 */
export const mergeOpenText = 'Choose which value to keep.';

/** Shown when a row has changed since the preview. @see C-245 */
export const mergeStaleText = 'Someone changed one of the two records. Review the merge again.';

/** Shown after a redirect from a merged record to the kept one. @see C-278 */
export function redirectedNotice(noun: MergeNoun): Notice {
  return {
    status: 'info',
    title: noun === 'client' ? 'Client Was Merged' : 'Patient Was Merged',
    description: 'This is the record that was kept.',
  };
}

/** Shown in place of a value the user may not see. @see C-276 */
export const hiddenValueText = 'Not shown';

/** Shown when there is nothing to undo. @see C-251 */
export const notMergedText = 'This record is not merged into another one.';

/** Shown when a user tries to change a merged record. @see C-249 */
export function mergedText(noun: 'client' | 'patient', name: string): string {
  return `This ${noun} was merged into ${name}. Open that record.`;
}

const fieldLabels: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  drivingLicense: 'Driver’s license',
  phones: 'Phones',
  addresses: 'Addresses',
  pimsRecord: 'PIMS record',
  name: 'Name',
  species: 'Species',
  breed: 'Breed',
  gender: 'Gender',
  birthdate: 'Birthdate',
  deceasedDate: 'Date of death',
  vet: 'Vet',
  weight: 'Weight',
  lastExamDate: 'Last exam',
  allergies: 'Allergies',
  healthConditions: 'Health conditions',
  currentMeds: 'Current medications',
  isActive: 'Is active',
};

/** The label of a field in a merge. @see C-246 */
export function mergeFieldLabel(field: string): string {
  return fieldLabels[field] ?? field;
}

/** C-245. */
export function mergedNotice(kept: string): Notice {
  return {
    status: 'success',
    title: 'Records Merged',
    description: `Everything is now in the record of ${kept}.`,
  };
}

/** C-251. */
export const unmergedNotice = {
  status: 'success',
  title: 'Merge Undone',
  description: 'Both records are separate again.',
} as const satisfies Notice;

/** The numbers of rows that move to the kept record. */
interface Moves {
  readonly patients: number;
  readonly prescriptions: number;
  readonly requests: number;
  readonly orderLines: number;
  readonly alerts: number;
}

const movedNouns = {
  patients: 'patient',
  prescriptions: 'prescription',
  requests: 'request',
  orderLines: 'order line',
  alerts: 'alert',
};

/**
 * The rows that move to the kept record, as text: 'To Eleanor move: 2 patients, 1 request.'
 *
 * @param isDone - whether the merge has already happened
 * @see C-246, C-249
 */
export function mergeMovesText(moves: Moves, kept: string, isDone = false): string {
  const counted = (Object.keys(movedNouns) as (keyof Moves)[]).flatMap((kind) => {
    const count = moves[kind];
    if (count === 0) return [];
    return [`${count} ${movedNouns[kind]}${count === 1 ? '' : 's'}`];
  });
  if (counted.length === 0) return `Nothing else ${isDone ? 'belonged' : 'belongs'} to the other record.`;
  return `To ${kept} ${isDone ? 'moved' : 'move'}: ${counted.join(', ')}.`;
}
