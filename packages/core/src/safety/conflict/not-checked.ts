import { hasUnknownUnit, medicalLabels, undeliveredNote } from '../../clients/patient/index.js';
import { recordedAllergies } from './allergy/allergy-reading.js';
import { type Drug, drugOfProduct, isExcepted, matchesOf } from './drug/drug.js';
import { asksForSpecies, rowsOfSpecies } from './interaction/interaction.js';
import { comparedMedications } from './interaction/medication.js';
import { asksForAge, isAgeKnown, recordedConditions } from './interaction/patient-fact.js';
import { breedsIn } from './reading/read-breed.js';
import { readMedication } from './reading/read-medication.js';
import { knownSpecies, unlistedSpecies } from './record/species.js';
import { knowledgeName, unreadRows, unreadText, type WarningRow } from '../../knowledge/index.js';
import type { ConflictSubject, NotChecked } from '../signing/index.js';
import { maxComparedLength } from './term/term.js';

const kindOf = { allergies: 'allergy', medications: 'medication', conditions: 'condition' } as const;

/** Lists of an imported patient that are empty because the practice system does not provide them (C-283). */
function undelivered({ patient }: ConflictSubject): readonly NotChecked[] {
  return (['allergies', 'medications', 'conditions'] as const).flatMap((field) => {
    const note = undeliveredNote(patient, field);
    return note === null ? [] : [{ kind: kindOf[field], name: medicalLabels[field], reason: `${note}.` }];
  });
}

/** Only the beginning of an implausibly long recorded allergy is read (P-274). */
function tooLong({ patient }: ConflictSubject): readonly NotChecked[] {
  const long = patient.allergies.filter(({ name, code }) => Math.max(name.length, code.length) > maxComparedLength);
  return long.map(({ name }) => ({
    kind: 'allergy',
    name: short(name),
    reason: `Only its first ${maxComparedLength} characters were compared.`,
  }));
}

/** Characters shown of a long text. */
const shownOfLong = 60;

const short = (text: string) => (text.length > shownOfLong ? `${text.slice(0, shownOfLong)}…` : text);

const noKnownName = (kind: string) => `Not checked: no known ${kind} was recognized.`;

/** The messages for items of a text that match no known name, and for those that deny a fact. */
const itemWords = {
  allergy: {
    unread: noKnownName('drug, class or food'),
    denied: 'Not checked: read as "no such allergy".',
  },
  condition: {
    unread: noKnownName('condition'),
    denied: 'Not checked: read as ruled out or unconfirmed.',
  },
} as const;

/** Items of a recorded text that were not compared. */
function itemsOf(
  kind: keyof typeof itemWords,
  reading: Readonly<Record<'unread' | 'denied', readonly string[]>>,
): readonly NotChecked[] {
  return (['unread', 'denied'] as const).flatMap((why) =>
    reading[why].map((name) => ({ kind, name: short(name), reason: itemWords[kind][why] })),
  );
}

/** Medications that are not in the catalog, with the names they were read as. */
function ofMedications(subject: ConflictSubject): readonly NotChecked[] {
  const unknown = comparedMedications(subject).filter(({ isResolved }) => !isResolved);
  return unknown.map(({ name }) => {
    const substances = readMedication(name, subject.knowledge)?.ingredients.join(' and ') ?? null;
    const reason =
      substances === null
        ? 'Not found in the catalog, so not checked for interactions.'
        : `Not found in the catalog; compared as ${substances}.`;
    return { kind: 'medication', name, reason };
  });
}

function missing(kind: NotChecked['kind'], name: string, warnings: string): NotChecked {
  return { kind, name, reason: `Unknown, so warnings ${warnings} were not checked.` };
}

/** A missing species if a row requires it, and any unlisted code. */
function ofSpecies(subject: ConflictSubject): readonly NotChecked[] {
  const unlisted = unlistedSpecies(subject.patient);
  if (unlisted !== null) return [missing('species', `Species '${unlisted}'`, 'by species')];
  const isAsked = knownSpecies(subject.patient) === null && asksForSpecies(subject);
  return isAsked ? [missing('species', 'Species', 'by species')] : [];
}

/** A weight in a unit that can't be converted. */
function ofWeight({ patient }: ConflictSubject): readonly NotChecked[] {
  if (!hasUnknownUnit(patient)) return [];
  return [missing('weight', `Weight unit '${short(String(patient.weightUnit))}'`, 'and doses by weight')];
}

/** Rows of the package with codes that these rules don't know. */
function ofKnowledge({ knowledge }: ConflictSubject): readonly NotChecked[] {
  const unread = unreadRows(knowledge);
  const reason = unreadText(unread, unread.findings);
  return reason === null ? [] : [{ kind: 'knowledge', name: knowledgeName(knowledge), reason }];
}

/** Whether a rule would match this product if the age or breed it requires were known. */
function isAbout(rule: WarningRow, drug: Drug): boolean {
  return matchesOf(drug, rule.product).length > 0 && !isExcepted(rule.except, drug, null);
}

/** A missing or unknown breed, if a row for the product requires one. */
function ofBreed(
  { patient, knowledge }: ConflictSubject,
  rows: readonly WarningRow[],
  drug: Drug,
): readonly NotChecked[] {
  const species = knownSpecies(patient);
  if (!rows.some((rule) => rule.kind === 'breed' && isAbout(rule, drug))) return [];
  if (patient.breed === null) return [missing('breed', 'Breed', 'by breed')];
  if (species === null || breedsIn(patient.breed.name, species, knowledge).size > 0) return [];
  return [{ kind: 'breed', name: short(patient.breed.name), reason: noKnownName('breed') }];
}

/**
 * The facts that could not be compared, so that an empty report is never mistaken for a complete check: recorded texts
 * that match no known name, codes that are unknown, and a species, breed or birthdate that is missing although a row for
 * this product requires it.
 *
 * @param met - recorded allergies with a conflict although none of their words is known
 * @see P-085, P-320 to P-325, A-577
 */
export function notCheckedOf(subject: ConflictSubject, met: ReadonlySet<string>): readonly NotChecked[] {
  const { patient, today } = subject;
  const drug = drugOfProduct(subject);
  const rows = rowsOfSpecies(subject);
  const isAgeRequired = rows.some((rule) => asksForAge(rule) && isAbout(rule, drug)) && !isAgeKnown(patient, today);
  const allergies = recordedAllergies(subject).filter(
    ({ name, reading }) => reading.names.length > 0 || !met.has(name),
  );
  return [
    ...undelivered(subject),
    ...tooLong(subject),
    ...allergies.flatMap(({ reading }) => itemsOf('allergy', reading)),
    ...recordedConditions(subject).flatMap(({ reading }) => itemsOf('condition', reading)),
    ...ofMedications(subject),
    ...ofSpecies(subject),
    ...ofBreed(subject, rows, drug),
    ...ofWeight(subject),
    ...ofKnowledge(subject),
    ...(subject.law ?? []),
    ...(isAgeRequired ? [missing('birthdate', 'Birthdate', 'for young animals')] : []),
  ];
}
