import { checkedNames, duplicateWords, gradeOf } from '@signa/core/safety';
import { isBirthdateKnown, isWeightKnown, patientPromptNeeded } from '@signa/core/clients';
import { conflictCount } from '../form/conflict-count';
import { conflictSubject } from '../state/conflict-subject';
import { doubtOfDirections } from '../form/directions-doubt';
import type { FormWork } from '../form/form-work';

/** A line to read before signing; nothing has to be done about it. */
interface SigningRemark {
  readonly tone: 'odd' | 'fine';
  readonly text: string;
}

const odd = (text: string): SigningRemark => ({ tone: 'odd', text });

/** The prompt comes after the press. */
function patientLine({ setting }: FormWork): SigningRemark | null {
  const { patient, product, isOfficeUse } = setting;
  if (!patient || !product || isOfficeUse) return null;
  if (!patientPromptNeeded({ ...product, isOfficeUse }, patient)) return null;
  const unknown = [
    isWeightKnown(patient.weight) ? '' : 'weight',
    isBirthdateKnown(patient.birthdate) ? '' : 'date of birth',
  ].filter(Boolean);
  return odd(`You will be asked for the ${unknown.join(' and ')}`);
}

/** Once the note is there it explains what was found: 'Also on Rx# 26-104390, explained in the note'. */
function explainedLine({ report, points, setting }: FormWork): SigningRemark | null {
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

/** 'No conflicts in 8 checks', only where nothing is worth a word. */
function calmLine({ report, setting, form, signing }: FormWork): SigningRemark | null {
  const subject = conflictSubject(setting, form);
  if (!subject || gradeOf(report) !== null || report.notChecked.length > 0) return null;
  if (!signing.isChecked.allowed) return null;
  return { tone: 'fine', text: `No conflicts in ${checkedNames(subject, report).length} checks` };
}

/** What is odd, explained or fine, below what is open. */
export function signingRemarks(work: FormWork): readonly SigningRemark[] {
  const directions = doubtOfDirections(work);
  return [directions === null ? null : odd(directions), patientLine(work), explainedLine(work), calmLine(work)].filter(
    (line) => line !== null,
  );
}
