import { chakra } from '@chakra-ui/react';
import { affectedText, isAuthorizeFixed } from '@signa/core/administration';
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../part/button/button';
import { Field } from '../../part/field/field';
import { FieldMessage } from '../../part/field/field-message';
import { LockedValue } from '../../part/field/locked-value';
import { Switch } from '../../part/field/switch';
import { TextInput } from '../../part/field/text-input';
import { Warning } from '../../part/notice/warning';
import { DialogNote } from '../../part/notice/dialog-note';
import { FormDialog } from '../../part/overlay/form-dialog';
import { useLeaveQuestion } from '../../part/overlay/use-leave-question';
import type { ListedModule, ListedRole } from './listed-role';
import { ModuleTable } from './module-table';
import { RoleEffect } from './role-effect';
import { useRoleForm } from './use-role-form';
import type { RoleForm } from './use-role-form';

interface RoleDialogProps {
  /** Null for a new role. */
  readonly role: ListedRole | null;
  readonly modules: readonly ListedModule[];
  readonly onClose: () => void;
  readonly onStale: () => void;
}

/** Adds or edits a role: its form, then a preview of the effect before saving. */
export function RoleDialog({ role, modules, onClose, onStale }: RoleDialogProps) {
  const form = useRoleForm({ role, modules, onSaved: onClose, onStale });
  const { effect } = form.saving;
  const { leave, question } = useLeaveQuestion({
    isDirty: form.isDirty,
    title: role ? `Discard the changes to ${role.name}?` : 'Discard the new role?',
    onLeave: onClose,
  });
  return (
    <>
      <FormDialog
        title={role ? 'Edit Role' : 'Add Role'}
        {...(effect && role && { subtitle: `Effect of changing ${role.name}` })}
        width="form"
        hasFixedHeight
        form={form.element}
        send={effect ? `Save for ${affectedText(effect.peopleCount, effect.locationCount)}` : 'Save'}
        isDanger={effect !== null && effect.strandedCount > 0}
        busy={form.busy}
        failure={form.failure}
        before={
          effect && (
            <Button variant="plain" icon={ArrowLeft} onClick={form.saving.cancel}>
              Back
            </Button>
          )
        }
        onSend={() => void form.save()}
        onClose={leave}
      >
        {effect ? <RoleEffect effect={effect} /> : <Fields form={form} role={role} modules={modules} />}
      </FormDialog>
      {form.saving.question}
      {question}
    </>
  );
}

interface FieldsProps {
  readonly form: RoleForm;
  readonly role: ListedRole | null;
  readonly modules: readonly ListedModule[];
}

function Fields({ form, role, modules }: FieldsProps) {
  const { values, errorAt, change } = form;
  const isFixed = role !== null && isAuthorizeFixed(role);
  return (
    <>
      {form.newer && <Newer role={form.newer} onGoOn={form.goOn} />}
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'minmax(0, 1fr) 9rem 8rem' }}
      >
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Field
            label="Role name"
            error={errorAt('name')}
            help={role ? "You can't rename an existing role." : 'Letters and spaces, such as Technician Lead.'}
          >
            {role ? <LockedValue>{role.name}</LockedValue> : <TextInput {...form.field('name')} data-autofocus />}
          </Field>
        </chakra.div>
        <Turn
          label="Can authorize"
          isOn={values.canAuthorize}
          help={isFixed ? 'Fixed for Vet.' : null}
          onTurn={(canAuthorize) => change({ canAuthorize })}
        />
        <Turn label="Active" isOn={values.isActive} help={null} onTurn={(isActive) => change({ isActive })} />
      </chakra.div>
      <ModuleTable
        modules={modules}
        selection={values.rolesModules}
        onChange={(rolesModules) => change({ rolesModules })}
        error={errorAt('rolesModules')}
      />
    </>
  );
}

interface TurnProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Reason why the switch is disabled. */
  readonly help: string | null;
  readonly onTurn: (isOn: boolean) => void;
}

/** A switch below its label, aligned with the fields next to it. */
function Turn({ label, isOn, help, onTurn }: TurnProps) {
  const helpId = useId();
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <chakra.span textStyle="strong" fontSize="0.8125rem" aria-hidden>
        {label}
      </chakra.span>
      <chakra.span display="flex" alignItems="center" minH="control">
        <Switch
          checked={isOn}
          disabled={help !== null}
          aria-describedby={help === null ? undefined : helpId}
          onChange={onTurn}
        >
          <span>
            <chakra.span srOnly>{label}: </chakra.span>
            {isOn ? 'Yes' : 'No'}
          </span>
        </Switch>
      </chakra.span>
      <FieldMessage id={helpId} help={help} />
    </chakra.div>
  );
}

interface NewerProps {
  readonly role: ListedRole;
  readonly onGoOn: (role: ListedRole, keepsTyped: boolean) => void;
}

/** Another user saved the role in the meantime: no change is overwritten unseen, and no input is lost. */
function Newer({ role, onGoOn }: NewerProps) {
  return (
    <DialogNote>
      <Warning>
        <p>{role.name} was changed by someone else while you were editing.</p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
          <Button size="sm" onClick={() => onGoOn(role, false)}>
            Load latest version
          </Button>
          <Button size="sm" onClick={() => onGoOn(role, true)}>
            Keep my changes and review the effect
          </Button>
        </chakra.div>
      </Warning>
    </DialogNote>
  );
}
