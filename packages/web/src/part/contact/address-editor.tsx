import { type AddressForm, emptyAddress, listedAddressIssues, normalizeAddress } from '@signa/core/base';
import { useRef, useState } from 'react';
import { FieldMessage } from '../field/field-message';
import { focusFirstInvalid } from '../field/first-invalid';
import { useShownIssues } from '../field/use-shown-issues';
import { FormDialog } from '../overlay/form-dialog';
import { useLeaveQuestion } from '../overlay/use-leave-question';
import { AddressFields } from './address-fields';

interface AddressEditorProps {
  /** The address to edit; omitted for a new one. */
  readonly address?: AddressForm | undefined;
  /** Other addresses of the list, which must not be duplicated. */
  readonly others: readonly AddressForm[];
  readonly onKeep: (address: AddressForm) => void;
  readonly onClose: () => void;
}

const path = 'address';

/** The address dialog. It returns its address to the form around it, which saves everything (C-045, C-048). */
export function AddressEditor({ address, others, onKeep, onClose }: AddressEditorProps) {
  const start = address ?? emptyAddress;
  const [typed, setTyped] = useState(start);
  const issues = listedAddressIssues(others, typed, path);
  const shown = useShownIssues(issues);
  const form = useRef<HTMLFormElement>(null);
  const what = address ? 'changes to the address' : 'new address';
  const isDirty = JSON.stringify(typed) !== JSON.stringify(start);
  const { leave, question } = useLeaveQuestion({ isDirty, title: `Discard the ${what}?`, onLeave: onClose });
  const send = () => {
    shown.send();
    if (issues.length > 0) return focusFirstInvalid(() => form.current);
    onKeep(normalizeAddress(typed));
  };
  const whole = shown.errorAt(path);
  return (
    <>
      <FormDialog
        title={address ? 'Edit address' : 'Add address'}
        width="form"
        send="Save address"
        movesOnEnter
        busy={false}
        form={form}
        onSend={send}
        onClose={leave}
      >
        <AddressFields
          address={typed}
          onChange={(change) => setTyped({ ...typed, ...change })}
          errorAt={(field) => shown.errorAt(`${path}.${field}`)}
          onLeave={(field) => shown.leave(`${path}.${field}`)}
          isFirst
        />
        {whole && (
          <div data-invalid>
            <FieldMessage id="address-error" error={whole} />
          </div>
        )}
      </FormDialog>
      {question}
    </>
  );
}
