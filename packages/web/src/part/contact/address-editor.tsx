import { type AddressForm, emptyAddress, listedAddressIssues, normalizeAddress } from '@signa/core/base';
import { FieldMessage } from '../field/field-message';
import { useForm } from '../form/use-form';
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

interface TypedAddress {
  readonly address: AddressForm;
}

/** The address dialog. It returns its address to the form around it, which saves everything (C-045, C-048). */
export function AddressEditor({ address, others, onKeep, onClose }: AddressEditorProps) {
  const form = useForm<TypedAddress>({
    initial: () => ({ address: address ?? emptyAddress }),
    check: (typed) => listedAddressIssues(others, typed.address, 'address'),
  });
  const { isDirty } = form;
  const typed = form.values.address;
  const what = address ? 'changes to the address' : 'new address';
  const { leave, question } = useLeaveQuestion({ isDirty, title: `Discard the ${what}?`, onLeave: onClose });
  const send = () => {
    if (form.validate()) onKeep(normalizeAddress(typed));
  };
  const whole = form.errorAt('address');
  return (
    <>
      <FormDialog
        title={address ? 'Edit address' : 'Add address'}
        width="form"
        send="Save address"
        movesOnEnter
        busy={false}
        form={form.element}
        onSend={send}
        onClose={leave}
      >
        <AddressFields
          address={typed}
          onChange={(change) => form.change({ address: { ...typed, ...change } })}
          errorAt={(field) => form.errorAt(`address.${field}`)}
          onLeave={(field) => form.leave(`address.${field}`)}
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
