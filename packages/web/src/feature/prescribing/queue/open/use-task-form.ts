import { startPrescriptionForm } from '@signa/core/prescribing';
import { useMemo } from 'react';
import { useEditor } from '../../prescription-form/editor/use-editor';
import { startContext, useFormPlace } from '../../prescription-form/lists/form-place';
import type { FormLists } from '../../prescription-form/lists/use-form-lists';
import type { FormPatient, FormSetting } from '../../prescription-form/state/setting';
import type { FullTask } from '../request/rows';
import { changeOfTask } from './change-of-task';
import { basisOf, subjectOf, taskSetting } from './task-setting';

interface TaskFormOptions {
  /** The request as it was when it prefilled the form. */
  readonly opened: FullTask;
  /** The latest state of the request. */
  readonly latest: FullTask;
  readonly lists: FormLists;
  readonly patient: FormPatient | null;
  readonly onTakeLatest: () => void;
}

/**
 * The form of a pending request. Core prefills it, unsent changes are kept, and the user is notified if another user
 * changes the request first.
 */
export function useTaskForm({ opened, latest, lists, patient, onTakeLatest }: TaskFormOptions) {
  const place = useFormPlace();
  // The facts follow the latest request; the draft stays the one that prefilled the form.
  const setting = useMemo<FormSetting>(
    () => taskSetting({ ...latest, status: opened.status, prescription: opened.prescription }, place, lists, patient),
    [latest, opened, place, lists, patient],
  );
  const editor = useEditor({
    setting,
    start: () =>
      startPrescriptionForm({ from: 'task', task: opened }, startContext(place, lists, opened.locationPatient)),
    subject: subjectOf(opened),
    basis: basisOf(opened),
  });
  const change = editor.isSent ? null : changeOfTask(opened, latest, place.location.timeZone);
  const takeLatest = () => {
    editor.forget();
    onTakeLatest();
  };
  const keepMine = () => {
    editor.keepFor({ basis: basisOf(latest), version: latest.prescription?.version ?? null });
    onTakeLatest();
  };
  return { editor, change, takeLatest, keepMine } as const;
}
