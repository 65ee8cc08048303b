import { checkConflicts, gradeOf } from '@signa/core/safety';
import { isBlank, type Verdict } from '@signa/core/base';
import { conflictSubject, issueFlowFacts, type IssueFlowFacts, type SaveType } from '@signa/core/prescribing';
import { isLinkIgnored } from './ignored-links';
import { formContext, formFactsOf } from '../state/setting';
import type { FormPatient, FormSetting } from '../state/setting';
import type { FormState } from '../state/state-shape';

/** The context of a button press. */
export interface Press {
  readonly type: SaveType;
  readonly setting: FormSetting;
  readonly form: FormState['form'];
  /** The verdict of `mayIssue` (P-068). */
  readonly authority: Verdict;
  readonly printsAfter: boolean;
  /** The patient as just corrected, if newer than the setting. */
  readonly patient?: FormPatient;
}

/** The facts for all questions that the steps of a save ask (P-096). */
export function factsOfPress({
  type,
  setting: known,
  form,
  authority,
  printsAfter,
  patient = known.patient ?? undefined,
}: Press): IssueFlowFacts {
  const setting: FormSetting = { ...known, patient: patient ?? null };
  const subject = conflictSubject(formFactsOf(setting), form);
  const conflictGrade = subject && gradeOf(checkConflicts(subject));
  return issueFlowFacts({
    type,
    form,
    context: formContext(setting, 'issue', conflictGrade),
    authority,
    features: setting.features,
    isPatientLinked: !isBlank(setting.patient?.pimsId),
    isLinkIgnored: isLinkIgnored(setting),
    vet: setting.vets.find(({ id }) => id === form.authorizingVet) ?? null,
    patient: setting.patient,
    printsAfterAuthorizing: printsAfter,
  });
}
