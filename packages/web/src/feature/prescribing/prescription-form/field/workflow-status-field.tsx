import { Field } from '../../../../part/field/field';
import { Select } from '../../../../part/field/select';
import { useFormWork } from '../form/form-work-context';

/** The practice's workflow status after this step, shown once there is an assignee (P-103, P-174). */
export function WorkflowStatusField() {
  const { setting, form, act, errorAt } = useFormWork();
  if (form.workflowLocationUserId === null && form.currentWorkflowStatusId === null) return null;
  return (
    <Field label="Workflow Status" optional error={errorAt('currentWorkflowStatusId')}>
      <Select
        name="currentWorkflowStatusId"
        value={form.currentWorkflowStatusId ?? ''}
        placeholder="None"
        onChange={(id) => act({ type: 'fill', values: { currentWorkflowStatusId: id || null } })}
        options={setting.workflowStatuses.map(({ id, description }) => ({ value: id, label: description }))}
      />
    </Field>
  );
}
