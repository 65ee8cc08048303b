import {
  checkWorkflowForm,
  inactiveWorkflowUserText,
  internalNoteMaxLength,
  type WorkflowForm,
  workflowUserLabel,
} from '@signa/core/prescribing';
import { type Notice, trimmedOrNull, visibleLength } from '@signa/core/base';
import { useState } from 'react';
import { Field } from '../../../part/field/field';
import { Select } from '../../../part/field/select';
import { TextArea } from '../../../part/field/text-area';
import { FormDialog } from '../../../part/overlay/form-dialog';
import type { FormLists } from '../prescription-form/lists/use-form-lists';

/** The current assignee and status of a request or prescription. */
interface CurrentWorkflow {
  readonly workflowLocationUserId: string | null;
  readonly currentWorkflowStatusId: string | null;
  readonly internalNote: string | null;
  readonly workflowLocationUser: {
    readonly id: string;
    readonly displayName: string;
    readonly role: { readonly name: string };
  } | null;
}

/** @public Declarations of another file refer to this type. */
export interface WorkflowDialogProps {
  /** Names the subject in the title. */
  readonly whom: string;
  readonly current: CurrentWorkflow | null;
  readonly lists: Pick<FormLists, 'staff' | 'workflowStatuses'>;
  readonly busy: boolean;
  /** Why the last save failed. */
  readonly failure: Pick<Notice, 'title' | 'description'> | null;
  readonly onSave: (form: WorkflowForm) => void;
  readonly onClose: () => void;
}

/** The assignee and status of a request or prescription (P-172 to P-174). */
export function WorkflowDialog({ whom, current, lists, busy, failure, onSave, onClose }: WorkflowDialogProps) {
  const [form, setForm] = useState<WorkflowForm>({
    workflowLocationUserId: current?.workflowLocationUserId ?? null,
    currentWorkflowStatusId: current?.currentWorkflowStatusId ?? null,
    internalNote: current?.internalNote ?? '',
  });
  const [sent, setSent] = useState(false);
  const active = lists.staff.filter(({ isActive }) => isActive);
  const issues = checkWorkflowForm(form, {
    activeUserIds: new Set(active.map(({ id }) => id)),
    statusIds: new Set(lists.workflowStatuses.map(({ id }) => id)),
  });
  // An inactive current assignee shows an error immediately, because it can't be saved again (P-172).
  const errorAt = (path: string) =>
    issues.find(
      (issue) =>
        issue.path === path && (sent || issue.message === inactiveWorkflowUserText || issue.code === 'too-long'),
    )?.message ?? null;
  const former =
    current?.workflowLocationUser && !active.some(({ id }) => id === current.workflowLocationUserId)
      ? current.workflowLocationUser
      : null;
  const send = () => {
    setSent(true);
    if (issues.length === 0) onSave({ ...form, internalNote: trimmedOrNull(form.internalNote) });
  };
  return (
    <FormDialog
      title={`Workflow of ${whom}`}
      failure={failure}
      send="Save workflow"
      busy={busy}
      onSend={send}
      onClose={onClose}
    >
      <Field label="Workflow User" error={errorAt('workflowLocationUserId')}>
        <Select
          name="workflowUser"
          value={form.workflowLocationUserId ?? ''}
          placeholder="Choose"
          onChange={(id) => setForm({ ...form, workflowLocationUserId: id || null })}
          options={[
            ...active.map((user) => ({ value: user.id, label: workflowUserLabel(user) })),
            ...(former ? [{ value: former.id, label: `${workflowUserLabel(former)} (inactive)`, disabled: true }] : []),
          ]}
        />
      </Field>
      <Field label="Workflow Status" error={errorAt('currentWorkflowStatusId')}>
        <Select
          name="workflowStatus"
          value={form.currentWorkflowStatusId ?? ''}
          placeholder="Choose"
          onChange={(id) => setForm({ ...form, currentWorkflowStatusId: id || null })}
          options={lists.workflowStatuses.map(({ id, description }) => ({ value: id, label: description }))}
        />
      </Field>
      <Field
        label="Internal Note"
        optional
        error={errorAt('internalNote')}
        counter={{ length: visibleLength(form.internalNote), max: internalNoteMaxLength }}
      >
        <TextArea
          name="internalNote"
          rows={3}
          value={form.internalNote ?? ''}
          onChange={(internalNote) => setForm({ ...form, internalNote })}
        />
      </Field>
    </FormDialog>
  );
}
