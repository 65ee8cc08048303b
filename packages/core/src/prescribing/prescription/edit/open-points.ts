import type { Issue } from '../../../base/failure/index.js';
import { visibleLength } from '../../../base/text/index.js';
import { prescriptionLimits } from '../../../base/limits/index.js';
import { fieldSpec, prescriptionFieldNames } from '../form/form.js';

/** A required step before signing, and its target. */
export interface OpenPoint {
  /** The form field, dose warning, or question that it leads to; unique within a list. */
  readonly place: string;
  /** 'Confirm Priya Natarajan's note', as in the numbered list above Authorize. */
  readonly text: string;
  /** The short form after 'Missing: ', for one line. */
  readonly short: string;
}

export interface OpenPointFacts {
  /** What blocks issuing (`checkPrescriptionForm`), including the answers to conflicts. */
  readonly issues: readonly Issue[];
  readonly noteToPharmacy: string | null;
  /** What the note must explain: '2 conflicts'; its short form has the grade: '1 serious conflict'. */
  readonly conflicts: { readonly text: string; readonly short: string };
  /** The author of a note that is not confirmed yet. */
  readonly noteAuthor: string | null;
  /** 'The product is for cats: which animal is it for?'; `null` when no other animal could be meant. */
  readonly whichAnimal: string | null;
  /** Arithmetic to confirm: its key and its two values, '5 mL or 0.5 mL'. */
  readonly doubts: readonly { readonly key: string; readonly short: string }[];
}

/** The steps of the product selection, which are not form fields. */
const stepLabels: Readonly<Record<string, string>> = { productPresentationId: 'form', strengthDisplay: 'strength' };

/**
 * The name of a field in a sentence; `null` when it is not a field that a user could fill in, or has its own step.
 */
function labelOf(path: string): string | null {
  const field = prescriptionFieldNames.find((name) => name === path);
  return field ? fieldSpec(field).labels.missing : (stepLabels[path] ?? null);
}

/** The client and patient: their problems are shown above the form and cannot be fixed in it. */
const parties: ReadonlySet<string> = new Set(['locationClientId', 'locationPatientId', 'isOfficeUse']);

const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const isOfField = ({ path, code }: Issue) =>
  code !== 'controlled-refused' && !(path === 'noteToPharmacy' && code !== 'too-long') && labelOf(path) !== null;

/** No form field fixes it except another vet, so the message is shown unchanged (P-115). */
function refusedPoint(issues: readonly Issue[]): OpenPoint | null {
  const issue = issues.find(({ code }) => code === 'controlled-refused');
  return issue ? { place: issue.path, text: issue.message, short: 'contact with the pharmacy' } : null;
}

function fieldPoint(issues: readonly Issue[], what: 'missing' | 'wrong'): OpenPoint | null {
  const meant = issues.filter((issue) => isOfField(issue) && (issue.code === 'required') === (what === 'missing'));
  const [first] = meant;
  if (!first) return null;
  const names = listed([...new Set(meant.map(({ path }) => labelOf(path) ?? path))]);
  return what === 'missing'
    ? { place: first.path, text: `Fill in ${names}`, short: names }
    : { place: first.path, text: `Correct ${names}`, short: `valid ${names}` };
}

function reasonPoint(issues: readonly Issue[]): OpenPoint | null {
  if (!issues.some(({ path }) => path === 'overrideReason')) return null;
  return { place: 'overrideReason', text: 'Choose a reason to override the warning', short: 'a reason' };
}

function lettersMissing(note: string | null): string {
  const missing = prescriptionLimits.overrideNoteMin - visibleLength(note);
  if (missing <= 0) return 'a note explaining it';
  return `${missing} more ${missing === 1 ? 'character' : 'characters'} in the note`;
}

function notePoint({ issues, noteToPharmacy, conflicts, noteAuthor }: OpenPointFacts): OpenPoint | null {
  const issue = issues.find(({ path, code }) => path === 'noteToPharmacy' && code !== 'too-long');
  const place = 'noteToPharmacy';
  switch (issue?.code) {
    case undefined:
      return null;
    case 'required':
      return {
        place,
        text: `Note to pharmacy for ${conflicts.text}`,
        short: `note to pharmacy for ${conflicts.short}`,
      };
    case 'unconfirmed':
      return {
        place,
        text: `Confirm ${noteAuthor ?? 'another user'}'s note`,
        short: `confirmation of ${noteAuthor ?? 'another user'}'s note`,
      };
    default: {
      const short = lettersMissing(noteToPharmacy);
      return { place, text: asSentence(short), short };
    }
  }
}

function animalPoint({ issues, whichAnimal }: OpenPointFacts): OpenPoint | null {
  const issue = issues.find(({ path }) => path === 'confirmedPatientId');
  if (!issue) return null;
  const place = 'confirmedPatientId';
  return issue.code === 'required'
    ? { place, text: whichAnimal ?? 'Which animal is it for?', short: 'which animal' }
    : { place, text: 'For another animal: decline it', short: 'it is for another animal' };
}

/**
 * The required steps before signing, by name and in the order of the form, each with a link to its target. The list is
 * empty when `checkPrescriptionForm` and the warnings pass, except for what no form field could fix. While the
 * prescription cannot be issued for its client or patient, the list is empty, because work on the form would be wasted.
 *
 * @see P-245, P-254, P-352
 */
export function openPoints(facts: OpenPointFacts): readonly OpenPoint[] {
  const { issues, doubts } = facts;
  if (issues.some(({ path }) => parties.has(path))) return [];
  return [
    reasonPoint(issues),
    notePoint(facts),
    animalPoint(facts),
    ...doubts.map(({ key, short }) => ({ place: key, text: short, short })),
    refusedPoint(issues),
    fieldPoint(issues, 'missing'),
    fieldPoint(issues, 'wrong'),
  ].filter((point) => point !== null);
}

/** 'Missing: a reason, 4 more characters in the note'; `null` when nothing is (P-252). */
export function missingText(points: readonly OpenPoint[]): string | null {
  return points.length === 0 ? null : `Missing: ${points.map(({ short }) => short).join(', ')}`;
}
