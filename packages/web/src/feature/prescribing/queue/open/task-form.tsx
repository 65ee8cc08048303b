import { allowed, refuse } from '@signa/core/base';
import { formTitle } from '@signa/core/prescribing';
import { useMemo } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { PrescriptionEditor } from '../../prescription-form/editor/prescription-editor';
import type { SaveTarget } from '../../prescription-form/issue/save-target';
import { useCorrectPatient } from '../../prescription-form/issue/use-correct-patient';
import { ChangeLine } from '../../prescription-form/notice/change-line';
import { UnsentLine } from '../../prescription-form/notice/unsent-line';
import type { FullTask } from '../request/rows';
import { OpenFrame } from './open-frame';
import type { OpenTaskProps } from './open-task-props';
import { RequestLines } from './request-lines';
import { draftOf } from './task-setting';
import { useTaskForm } from './use-task-form';

interface TaskFormProps extends OpenTaskProps {
  readonly opened: FullTask;
  readonly latest: FullTask;
  readonly onTakeLatest: () => void;
}

/** A pending request: its facts, the form titled 'Prescription', and the signing summary (P-163). */
export function TaskForm({ row, opened, latest, lists, onTakeLatest, onDecline, onDone }: TaskFormProps) {
  const { location, mayUse } = usePractice();
  const people = useCorrectPatient(latest.locationPatient);
  const { editor, change, takeLatest, keepMine } = useTaskForm({
    opened,
    latest,
    lists,
    patient: people.patient,
    onTakeLatest,
  });
  const target = useMemo<SaveTarget>(
    () => ({ kind: 'task', task: opened, draftId: draftOf(opened)?.id ?? null }),
    [opened],
  );
  const isOver = change?.kind === 'over';
  return (
    <OpenFrame>
      <PrescriptionEditor
        editor={editor}
        people={people}
        target={target}
        title={formTitle}
        isHeaded
        isOpen={isOver ? refuse('CONFLICT', change.text) : allowed}
        onDecline={mayUse('UpsertPrescriptionTask') && !isOver ? () => onDecline(row) : undefined}
        onDone={onDone}
        notices={
          <>
            {change && (
              <ChangeLine
                change={change}
                takeLabel={isOver ? 'Show the answer' : 'Load their version'}
                onTakeLatest={takeLatest}
                onKeepMine={keepMine}
              />
            )}
            <UnsentLine
              unsent={editor.unsent}
              timeZone={location.timeZone}
              what="this request"
              onDrop={editor.drop}
              onRestore={editor.restore}
            />
            <RequestLines task={latest} work={editor.work} />
          </>
        }
      />
    </OpenFrame>
  );
}
