import { checkedNames, duplicateWords, gradeOf } from '@signa/core/safety';
import { conflictSubject } from '@signa/core/prescribing';
import { isBirthdateKnown, isWeightKnown, patientPromptNeeded } from '@signa/core/clients';
import { conflictCount } from '../form/conflict-count';
import { formFactsOf } from '../state/setting';
import { directionsWarning } from '../form/directions-warning';
import type { FormWork } from '../form/form-work';

/** A note to read before signing, which requires no action. */
interface SigningNote {
  readonly tone: 'odd' | 'fine';
  readonly text: string;
}

const odd = (text: string): SigningNote => ({ tone: 'odd', text });

/** Announces the prompt that follows the press. */
function patientLine({ setting }: FormWork): SigningNote | null {
  const { patient, product, isOfficeUse } = setting;
  if (!patient || !product || isOfficeUse) return null;
  if (!patientPromptNeeded({ ...product, isOfficeUse }, patient)) return null;
  const unknown = [
    isWeightKnown(patient.weight) ? '' : 'weight',
    isBirthdateKnown(patient.birthdate) ? '' : 'date of birth',
  ].filter(Boolean);
  return odd(`You will be asked for the ${unknown.join(' and ')}`);
}

/** With a note, the finding counts as explained: 'Also on Rx# 26-104390, explained in the note'. */
function explainedLine({ report, points, setting }: FormWork): SigningNote | null {
  const isOpen = points.some(({ place }) => place === 'noteToPharmacy' || place === 'overrideReason');
  if (gradeOf(report) !== 'serious' || isOpen) return null;
  const [duplicate] = report.duplicates.filter(({ grade }) => grade === 'serious');
  const count = conflictCount(report.conflicts.filter(({ grade }) => grade === 'serious').length);
  const what = duplicate
    ? duplicateWords(duplicate, {
        patientName: setting.patient?.name ?? '',
        timeZone: setting.location.timeZone,
        today: setting.today,
      }).short
    : count;
  return odd(`${what}, explained in the note`);
}

/** 'No conflicts in 8 checks', only if there are no findings. */
function noConflictsNote({ report, setting, form, signing }: FormWork): SigningNote | null {
  const subject = conflictSubject(formFactsOf(setting), form);
  if (!subject || gradeOf(report) !== null || report.notChecked.length > 0) return null;
  if (!signing.isChecked.allowed) return null;
  return { tone: 'fine', text: `No conflicts in ${checkedNames(subject, report).length} checks` };
}

/** The notes below the required steps: unusual, explained, or fine. */
export function signingNotes(work: FormWork): readonly SigningNote[] {
  const directions = directionsWarning(work);
  return [
    directions === null ? null : odd(directions),
    patientLine(work),
    explainedLine(work),
    noConflictsNote(work),
  ].filter((line) => line !== null);
}
