import { useMemo, useState } from 'react';
import { useServices } from '../../../app/services';
import { usePractice } from '../../../app/session/practice';
import { openedForm } from '../../../part/prescription-form/form-state';
import type { FormPatient, FormSetting } from '../../../part/prescription-form/setting';
import { usePrescriptionForm } from '../../../part/prescription-form/use-prescription-form';
import type { FormWork } from '../../../part/prescription-form/use-prescription-form';
import type { FullTask } from '../queue/rows';
import { changeOfTask } from './change-of-task';
import { startOfTask, taskSetting } from './task-setting';
import type { FormLists } from './use-form-lists';
import { carryOver, useKeepUnsent, useUnsentForm } from './use-unsent-form';
import { forgetUnsent } from './unsent-work';

export interface TaskFormNeeds {
  /** The request as it was when the form was filled from it. */
  readonly opened: FullTask;
  /** The request as it is now. */
  readonly latest: FullTask;
  readonly lists: FormLists;
  readonly patient: FormPatient | null;
  readonly onTakeLatest: () => void;
}

/** The form of a pending request: filled by core, kept while it is unsent, told when somebody else was faster. */
export function useTaskForm({ opened, latest, lists, patient, onTakeLatest }: TaskFormNeeds) {
  const { location, features, today: todayHere, assignment } = usePractice();
  const { clock } = useServices();
  const today = todayHere();
  const place = useMemo(
    () => ({ location, features, today, currentUserId: assignment.id }),
    [location, features, today, assignment.id],
  );
  // The facts follow the request; the draft stays the one whose values stand in the form.
  const setting = useMemo<FormSetting>(
    () => taskSetting({ ...latest, status: opened.status, prescription: opened.prescription }, place, lists, patient),
    [latest, opened, place, lists, patient],
  );
  const [fresh] = useState(() => openedForm(startOfTask(opened, place, lists), today));
  const unsent = useUnsentForm(opened, fresh);
  const work: FormWork = usePrescriptionForm(setting, () => unsent.start);
  useKeepUnsent(unsent, fresh, work.state);

  const [isSent, setSent] = useState(false);
  const change = isSent ? null : changeOfTask(opened, latest, location.timeZone);
  const { act, state } = work;
  const drop = () => {
    act({ type: 'restart', state: fresh });
    forgetUnsent(unsent.key);
    unsent.settle();
  };
  const bringBack = () => {
    const { offered } = unsent;
    if (offered)
      act({
        type: 'restart',
        state: { ...offered.typed, form: { ...offered.typed.form, version: fresh.form.version } },
      });
    unsent.settle();
  };
  const takeLatest = () => {
    forgetUnsent(unsent.key);
    onTakeLatest();
  };
  const keepMine = () => {
    carryOver(unsent.key, { typed: state, basis: unsent.basis, at: clock.now() }, latest);
    onTakeLatest();
  };
  /** It was sent: what others did meanwhile no longer matters, and nothing is left to bring back. */
  const markSent = () => {
    setSent(true);
    forgetUnsent(unsent.key);
  };
  return { work, unsent, change, drop, bringBack, takeLatest, keepMine, markSent } as const;
}
