import { allowed, refuse } from '@signa/core/failure';
import type { WeightUnit } from '@signa/core/patient';
import { issueButtonLabel } from '@signa/core/prescription';
import { formTitle } from '@signa/core/task';
import { useCallback, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { usePractice } from '../../../app/session/practice';
import { CorrectWeightDialog } from '../../../part/prescription-form/conflict/correct-weight-dialog';
import { PatientFacts } from '../../../part/prescription-form/facts/patient-facts';
import { ProductStrip } from '../../../part/prescription-form/facts/product-strip';
import { FormWorkContext } from '../../../part/prescription-form/form-work-context';
import { IssueDialogs } from '../../../part/prescription-form/issue/issue-dialogs';
import { PrescriptionForm } from '../../../part/prescription-form/prescription-form';
import { PreviousPrescription } from '../../../part/prescription-form/signing/previous-prescription';
import { SigningPanel } from '../../../part/prescription-form/signing/signing-panel';
import { useCorrectPatient } from '../issue/use-correct-patient';
import { useTaskIssue } from '../issue/use-task-issue';
import { TaskPrint } from '../issue/task-print';
import type { FullTask } from '../queue/rows';
import { focusFirstError, focusNote } from './focus';
import { FactsBox, OpenColumns, OpenFrame, OpenRail } from './open-frame';
import type { OpenTaskProps } from './open-task';
import { ChangeLine, RequestLines, UnsentLine } from './task-lines';
import { useTaskForm } from './use-task-form';

export interface TaskFormProps extends OpenTaskProps {
  readonly opened: FullTask;
  readonly latest: FullTask;
  readonly onTakeLatest: () => void;
}

/** A pending request: its facts, the form titled 'Prescription', and what will be signed (P-163). */
export function TaskForm({ row, opened, latest, lists, onTakeLatest, onDecline, onDone }: TaskFormProps) {
  const { location, mayUse } = usePractice();
  const root = useRef<HTMLDivElement>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const startCorrecting = useCallback(() => setCorrecting(true), []);
  const people = useCorrectPatient(latest.locationPatient);
  const { work, unsent, change, drop, bringBack, takeLatest, keepMine, markSent } = useTaskForm({
    opened,
    latest,
    lists,
    patient: people.patient,
    onTakeLatest,
  });
  const { setting, form, hasConflict } = work;
  const { product, patient } = setting;
  const isTaken = change?.kind === 'answered' ? refuse('CONFLICT', change.text) : allowed;
  const issue = useTaskIssue({
    task: opened,
    work,
    answerPrompt: people.answerPrompt,
    isTaken,
    showIssues: () => focusFirstError(root.current),
    onSent: markSent,
    onDone,
  });

  const correct = async (weight: number, unit: WeightUnit) => {
    const corrected = await people.correctWeight(weight, unit);
    if (!corrected) return;
    setCorrecting(false);
    issue.recheck(corrected);
  };
  const sign = () => {
    issue.issue();
    if (hasConflict && !form.noteToPharmacy?.trim()) focusNote(root.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isInDialog(event)) return;
    event.preventDefault();
    sign();
  };

  return (
    <FormWorkContext value={work}>
      <OpenFrame ref={root} onKeyDown={onKeyDown}>
        <OpenColumns>
          <FactsBox>
            {product && (
              <div>
                <ProductStrip
                  product={product}
                  quantity={form.unitPerFill}
                  flavor={product.productFlavors.find(({ flavorId }) => flavorId === form.flavorId)?.flavor ?? null}
                  priceBookType={location.priceBookType}
                  isOfficeUse={form.isOfficeUse}
                />
              </div>
            )}
            {patient && !form.isOfficeUse && <PatientFacts patient={patient} today={setting.today} />}
          </FactsBox>
          <PrescriptionForm
            title={formTitle}
            notices={
              <>
                {change && <ChangeLine change={change} onTakeLatest={takeLatest} onKeepMine={keepMine} />}
                <UnsentLine unsent={unsent} timeZone={location.timeZone} onDrop={drop} onBringBack={bringBack} />
                <RequestLines task={latest} work={work} />
              </>
            }
            onCorrectWeight={mayUse('UpdateLocationPatientForConflict') ? startCorrecting : undefined}
            onContinue={issue.isWaitingForNote ? sign : undefined}
          />
          <OpenRail>
            <SigningPanel
              issueLabel={product ? issueButtonLabel(product, location) : 'Authorize'}
              mayIssue={issue.mayPress}
              mayDraft={isTaken}
              onIssue={sign}
              onSaveDraft={issue.saveDraft}
              onDecline={
                mayUse('UpsertPrescriptionTask') && change?.kind !== 'answered' ? () => onDecline(row) : undefined
              }
              busy={issue.busy}
              printsAfter={issue.printsAfter}
              onPrintsAfter={issue.setPrintsAfter}
            />
            {setting.previous && <PreviousPrescription previous={setting.previous} timeZone={location.timeZone} />}
          </OpenRail>
        </OpenColumns>
      </OpenFrame>
      <IssueDialogs flow={issue.flow} setting={setting} />
      {isCorrecting && patient && (
        <CorrectWeightDialog
          patient={patient}
          busy={people.isCorrecting}
          onSave={(weight, unit) => void correct(weight, unit)}
          onClose={() => setCorrecting(false)}
        />
      )}
      <TaskPrint issue={issue} setting={setting} workflowUserId={form.workflowLocationUserId} />
    </FormWorkContext>
  );
}

/** A dialog over the form has keys of its own. */
const isInDialog = (event: KeyboardEvent) => event.target instanceof Element && event.target.closest('dialog') !== null;
