import { chakra } from '@chakra-ui/react';
import {
  checkSimpleDeclineForm,
  type DeclineForm,
  declineReasonSent,
  simpleDeclineReasons,
} from '@signa/core/prescribing';
import { useForm } from '../../../../part/form/use-form';
import { FormDialog } from '../../../../part/overlay/form-dialog';
import { ReasonFields } from '../decline/reason-fields';
import type { Discard } from './use-discard';

const words: Readonly<Record<Discard, { readonly title: string; readonly does: string }>> = {
  reject: { title: 'Decline RX', does: 'Decline' },
  delete: { title: 'Delete RX', does: 'Delete' },
};

interface DiscardDialogProps {
  readonly discard: Discard;
  /** The product and the patient of the draft. */
  readonly product: string;
  readonly whom: string;
  readonly busy: boolean;
  readonly onDiscard: (reason: string) => void;
  readonly onClose: () => void;
}

/** The simple Decline or Delete RX modal, which asks for a reason to end a draft (P-117). */
export function DiscardDialog({ discard, product, whom, busy, onDiscard, onClose }: DiscardDialogProps) {
  const form = useForm<DeclineForm>({
    initial: () => ({ reason: null, description: '' }),
    check: checkSimpleDeclineForm,
  });
  const { title, does } = words[discard];
  const send = () => {
    if (form.validate()) onDiscard(declineReasonSent(form.values));
  };
  return (
    <FormDialog title={title} send={`${does} draft for ${whom}`} isDanger busy={busy} onSend={send} onClose={onClose}>
      <chakra.p color="fg.muted">
        {product} for{' '}
        <chakra.b fontWeight="semibold" color="fg.default">
          {whom}
        </chakra.b>
        . A request with this draft stays pending.
      </chakra.p>
      <ReasonFields reasons={simpleDeclineReasons} form={form.values} onChange={form.change} errorAt={form.errorAt} />
    </FormDialog>
  );
}
