import { authorizingVetLabel, workflowUserLabel } from '@signa/core/prescribing';
import { Field } from '../../../../part/field/field';
import { Select } from '../../../../part/field/select';
import type { SelectOption } from '../../../../part/field/select';
import { FieldRow } from './field-row';
import { useFormWork } from '../form/form-work-context';
import { AuthorMark } from '../notice/author-mark';
import type { FormSetting } from '../state/setting';

/** The vet whose license is used, and the assignee (P-066, P-067, P-072). */
export function PeopleFields() {
  const { setting, form, act, errorAt, leave } = useFormWork();
  const { vets, entry, product } = setting;
  return (
    <FieldRow>
      <Field
        label={authorizingVetLabel(entry, product)}
        mark={<AuthorMark field="authorizingVet" />}
        error={errorAt('authorizingVet')}
        help={vets.length === 0 ? 'Nobody at this location can authorize.' : null}
      >
        <Select
          name="authorizingVet"
          value={form.authorizingVet ?? ''}
          placeholder="Choose"
          onChange={(id) => act({ type: 'fill', values: { authorizingVet: id || null } })}
          onBlur={() => leave('authorizingVet')}
          options={vets.map((vet) => ({ value: vet.id, label: vet.displayName }))}
        />
      </Field>
      <Field
        label="Workflow User"
        optional
        mark={<AuthorMark field="workflowLocationUserId" />}
        error={errorAt('workflowLocationUserId')}
      >
        <Select
          name="workflowLocationUserId"
          value={form.workflowLocationUserId ?? ''}
          placeholder="Nobody"
          onChange={(id) => act({ type: 'fill', values: { workflowLocationUserId: id || null } })}
          onBlur={() => leave('workflowLocationUserId')}
          options={staffOptions(setting)}
        />
      </Field>
    </FieldRow>
  );
}

/** The active users. A user whom the draft names and who has since left is listed but can't be selected. */
function staffOptions({ staff, draft }: FormSetting): readonly SelectOption[] {
  const options = staff
    .filter(({ isActive }) => isActive)
    .map((user) => ({ value: user.id, label: workflowUserLabel(user) }));
  const former = draft?.workflowLocationUser;
  if (!former || options.some(({ value }) => value === former.id)) return options;
  return [...options, { value: former.id, label: `${workflowUserLabel(former)} (inactive)`, disabled: true }];
}
