import { clientLimits } from '../../clients/client/index.js';
import { isDeathBeforeBirth, isDeceasedThere } from '../../clients/patient/index.js';
import type { PimsPatient } from '../../practice/pims-connection/index.js';
import type { SpeciesCode } from '../../base/species/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { isRecord } from './is-record.js';
import { openNotes, type LeftOut, type Note } from './left-out.js';
import { pimsRecordLimits } from './limits.js';
import { isReportedDay, readDay } from './read-day.js';
import { readName, readText, readWhole, readYes } from './read-text.js';
import { readWeight, type WeightRecord } from './read-weight.js';
import { speciesOf } from './species-word.js';
import type { ReportedPatient } from './reported-record.js';

/** A patient of a practice system with valid values, and what was omitted (C-197, C-211). */
export interface PatientRecord extends PimsPatient, WeightRecord {
  readonly normalizedSpecies: SpeciesCode | null;
  readonly isDeleted: boolean;
  readonly isDeceased: boolean;
  readonly isActive: boolean;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Parses a patient, whatever was reported: each field is validated separately, and an invalid one is omitted with a
 * note.
 *
 * @param today - the calendar day at the location
 * @returns `null` without an ID, because it could not be linked
 * @see C-094, C-197, C-211
 */
export function readPatient(reported: ReportedPatient, today: PlainDate): PatientRecord | null {
  const { note, leftOut } = openNotes();
  const id = isRecord(reported) ? readWhole(reported.id, 'id', clientLimits.pimsId, note) : null;
  if (id === null) return null;
  const word = (field: 'gender' | 'normalizedGender' | 'breed' | 'species' | 'normalizedSpecies') =>
    readText(reported[field], field, pimsRecordLimits.word, note);
  const species = word('species');
  return {
    id,
    pimsId: readWhole(reported.pimsId, 'pimsId', clientLimits.pimsId, note),
    name: readName(reported.name, 'name', note),
    ...readLifespan(reported, today, note),
    gender: word('gender'),
    normalizedGender: word('normalizedGender'),
    breed: word('breed'),
    species,
    normalizedSpecies: speciesOf(word('normalizedSpecies') ?? species),
    ...readWeight(reported, note),
    isDeleted: readYes(reported.isDeleted) ?? false,
    isDeceased: isDeceasedThere({
      isDeceased: readYes(reported.isDeceased),
      dateOfDeath: isReportedDay(reported.dateOfDeath) ? 'told' : null,
    }),
    isActive: readYes(reported.isActive) ?? true,
    allergies: readAllergies(reported.allergies, note),
    leftOut,
  };
}

/** Birthdate and deceased date. A deceased date before the birth is omitted, but the death is kept (P-337). */
function readLifespan(reported: ReportedPatient, today: PlainDate, note: Note) {
  const dateOfBirth = readDay(reported.dateOfBirth, 'dateOfBirth', today, note);
  const dateOfDeath = readDay(reported.dateOfDeath, 'dateOfDeath', today, note);
  if (!isDeathBeforeBirth({ birthdate: dateOfBirth, deceasedDate: dateOfDeath })) return { dateOfBirth, dateOfDeath };
  note('dateOfDeath', `Skipped: ${dateOfDeath ?? ''} is before the birth date ${dateOfBirth ?? ''}.`);
  return { dateOfBirth, dateOfDeath: null };
}

/** A list of texts, or one text separated by commas, semicolons or line breaks; without duplicates. */
function readAllergies(reported: unknown, note: Note): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(reported)
    ? reported
    : typeof reported === 'string'
      ? reported.split(/[,;\r\n]+/)
      : [];
  const names = entries.map((entry, at) => readText(entry, `allergies.${at}`, pimsRecordLimits.word, note));
  const each = new Map(names.flatMap((name) => (name === null ? [] : [[name.toLowerCase(), name] as const])));
  if (each.size > pimsRecordLimits.allergies)
    note('allergies', `There are ${each.size}; the first ${pimsRecordLimits.allergies} were kept.`);
  return [...each.values()].slice(0, pimsRecordLimits.allergies);
}
