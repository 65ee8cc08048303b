import { allowed, errorNotice, isYes, type Notice, refuse, type Verdict } from '../../base/failure/index.js';
import { reportedGender, type PimsPatient } from '../../practice/pims-connection/index.js';
import { speciesCodes, type SpeciesCode } from '../../base/species/index.js';
import { isBlank, trimmed } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import type { CodedEntry } from './listed-code.js';
import { reportedBreed, reportedDay, type ListedBreed, reportedPounds } from './pims-value.js';

/** C-118. */
const deceasedImportText = 'Deceased patients cannot be imported.';

/** C-122, C-185. */
export const alreadyImportedNotice = {
  status: 'info',
  title: 'Patient already imported from Pims. You have to update Patient details',
} as const satisfies Notice;

/** C-123, C-185. */
export const patientImportedNotice = {
  status: 'success',
  title: 'Patient Linked Successfully',
  description: 'Import Patient Profile',
} as const satisfies Notice;

/**
 * The notice when a patient could not be imported, with the message of the server. A patient that is already imported
 * is reported as information, and a record that no longer exists as missing.
 *
 * @see C-122, C-123, C-185
 */
export function importErrorNotice({ code, message }: { readonly code: string; readonly message: string }): Notice {
  if (message === alreadyImportedNotice.title) return alreadyImportedNotice;
  return errorNotice(code === 'NOT_FOUND' ? 'Error Importing PIMS Patient' : 'Error Linked Patient profile', message);
}

/** Whether a patient of a practice system is deceased: it says so, or reports a date. @see C-094, C-118 */
export function isDeceasedThere({ isDeceased, dateOfDeath }: Pick<PimsPatient, 'isDeceased' | 'dateOfDeath'>): boolean {
  return isYes(isDeceased) || !isBlank(dateOfDeath);
}

/** Whether a patient of a practice system may be imported: not a deceased one. @see C-118 */
export function mayImportPatient(theirs: Pick<PimsPatient, 'isDeceased' | 'dateOfDeath'>): Verdict {
  return isDeceasedThere(theirs) ? refuse('BAD_USER_INPUT', deceasedImportText) : allowed;
}

/** The patients of a practice system that are offered for import: those not deleted there. @see C-117 */
export function listedForImport<P extends Pick<PimsPatient, 'isDeleted'>>(patients: readonly P[]): P[] {
  return patients.filter(({ isDeleted }) => !isYes(isDeleted));
}

/** The lists an import matches values against. */
export interface ImportLists {
  /** Of the patient's species. */
  readonly breeds: readonly ListedBreed[];
  readonly allergies: readonly CodedEntry[];
}

/** An imported patient: fields of AddLocationPatient (C-119, C-159). */
export interface ImportedPatient {
  readonly name: string;
  readonly speciesCode: SpeciesCode;
  readonly breedCode: string | null;
  readonly gender: string;
  readonly birthdate: PlainDate | null;
  readonly weight: number | null;
  readonly weightUnit: 'lbs';
  readonly isActive: boolean;
  readonly allergies: readonly CodedEntry[];
  readonly isPIMSImport: true;
}

/** The species reported by a practice system: unknown if none, other if it is not listed. @see C-120 */
export function reportedSpecies(reported: string | null): SpeciesCode {
  const code = trimmed(reported).toLowerCase();
  return code === '' ? 'unknown' : (speciesCodes.find((known) => known === code) ?? 'other');
}

/**
 * Converts a patient of a practice system for import. Invalid values are left empty. An unlisted allergy is kept by
 * name under the code `other`, because losing it could be fatal.
 *
 * @param today - the calendar day at the location
 * @see C-119, C-120, C-121
 */
export function importedPatient(
  theirs: PimsPatient,
  { breeds, allergies }: ImportLists,
  today: PlainDate,
): ImportedPatient {
  return {
    name: trimmed(theirs.name),
    speciesCode: reportedSpecies(theirs.normalizedSpecies),
    breedCode: reportedBreed(theirs.breed, breeds)?.code ?? null,
    gender: reportedGender(theirs),
    birthdate: reportedDay(theirs.dateOfBirth, today),
    weight: reportedPounds(theirs),
    weightUnit: 'lbs',
    isActive: theirs.isActive !== false,
    allergies: distinct(
      theirs.allergies.filter((name) => !isBlank(name)).map((name) => listedOrOther(name, allergies)),
    ),
    isPIMSImport: true,
  };
}

function listedOrOther(reported: string, allergies: readonly CodedEntry[]): CodedEntry {
  const name = trimmed(reported);
  const isMeant = (listed: CodedEntry) => listed.code !== 'other' && listed.name.toLowerCase() === name.toLowerCase();
  const listed = allergies.find(isMeant);
  // Other properties of the list entry are not part of the input.
  return listed ? { code: listed.code, name: listed.name } : { code: 'other', name };
}

/** Without duplicates of code and name, in the reported order. */
function distinct(entries: readonly CodedEntry[]): CodedEntry[] {
  const keys = entries.map(({ code, name }) => `${code} ${name.toLowerCase()}`);
  return entries.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
