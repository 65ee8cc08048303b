import { checkConflicts, type ConflictReport, gradeOf, needsNote, weightDose } from '@signa/core/safety';
import {
  checkPrescriptionForm,
  conflictSubject,
  type PrescriptionForm,
  type PrescriptionIssuePath,
  withLawfulExpiration,
} from '@signa/core/prescribing';
import { useCallback, useMemo, useReducer } from 'react';
import { formReducer } from '../state/form-state';
import type { FormState } from '../state/state-shape';
import { factsOfRepeat } from './facts-of-repeat';
import { useProductChoice } from './use-product-choice';
import { formContext, formFactsOf } from '../state/setting';
import type { FormSetting } from '../state/setting';
import { pointsOf } from './points-of';
import { useExternalCheck } from './use-external-check';
import { useSigningFacts } from './use-signing-facts';
import type { FormWork } from './form-work';

const nothingFound: ConflictReport = {
  conflicts: [],
  advisories: [],
  duplicates: [],
  doubts: [],
  notChecked: [],
  readAs: [],
};

/**
 * The conflicts of this product with this patient and the dose by weight, as far as both are known (P-082 to P-087,
 * P-400).
 */
function useConflicts(setting: FormSetting, form: PrescriptionForm): Pick<FormWork, 'report' | 'dose'> {
  return useMemo(() => {
    const subject = conflictSubject(formFactsOf(setting), form);
    if (!subject) return { report: nothingFound, dose: null };
    return { report: checkConflicts(subject), dose: weightDose(subject) };
  }, [setting, form]);
}

interface FormStart {
  /** The initial form, called once. */
  readonly opened: () => FormState;
  /** True if it was sent before and is, or may be, stored. */
  readonly isRepeat: boolean;
}

/** The form's current state with its issues and conflicts, all computed by core. */
export function usePrescriptionForm(given: FormSetting, { opened, isRepeat }: FormStart): FormWork {
  const [state, act] = useReducer(formReducer, undefined, opened);
  const { touched, submitted, emptied } = state;
  const { setting: chosen, choice } = useProductChoice(given, state, act);
  const signing = useSigningFacts(chosen);
  const { facts, knowledge } = signing;
  const setting = useMemo(() => {
    const checked = knowledge ? { ...chosen, knowledge } : chosen;
    if (!facts) return checked;
    return { ...checked, facts: isRepeat ? factsOfRepeat(facts, state.form.productId) : facts };
  }, [chosen, facts, knowledge, isRepeat, state.form.productId]);
  const form = useMemo(
    () => withLawfulExpiration(state.form, formFactsOf(setting), state.isExpirationEdited),
    [state.form, state.isExpirationEdited, setting],
  );
  const { report, dose } = useConflicts(setting, form);
  const hasConflict = needsNote(report);
  const conflictGrade = gradeOf(report);
  const issues = useMemo(
    () => ({
      issue: checkPrescriptionForm(form, formContext(setting, 'issue', conflictGrade)),
      draft: checkPrescriptionForm(form, formContext(setting, 'draft', conflictGrade)),
    }),
    [form, setting, conflictGrade],
  );
  const external = useExternalCheck({
    setting,
    form,
    // Conflicts are known only then, and can require a note.
    isComplete: signing.isChecked.allowed && issues.issue.length === 0,
    services: signing.externalServices,
  });
  const points = useMemo(
    () => pointsOf({ setting, form, state, report, issues }),
    [setting, form, state, report, issues],
  );
  const errorAt = useCallback(
    (path: PrescriptionIssuePath) => {
      const shows = (submitted !== null || touched.includes(path)) && !emptied?.includes(path);
      const issue = issues[submitted ?? 'issue'].find(
        (found) => found.path === path && (shows || found.code === 'too-long'),
      );
      return issue?.message ?? null;
    },
    [issues, submitted, touched, emptied],
  );
  const leave = useCallback((field: PrescriptionIssuePath) => act({ type: 'leave', field }), []);
  return useMemo(
    () => ({
      setting,
      choice,
      state,
      form,
      act,
      report,
      dose,
      hasConflict,
      conflictGrade,
      signing,
      external,
      issues,
      points,
      errorAt,
      leave,
    }),
    [
      setting,
      choice,
      state,
      form,
      report,
      dose,
      hasConflict,
      conflictGrade,
      signing,
      external,
      issues,
      points,
      errorAt,
      leave,
    ],
  );
}
