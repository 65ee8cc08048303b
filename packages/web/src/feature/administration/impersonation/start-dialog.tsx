import { chakra } from '@chakra-ui/react';
import { errorNotice, visibleLength } from '@signa/core/base';
import {
  checkImpersonationReason,
  impersonationMinutes,
  impersonationReasonLimits,
  unlockedMinutes,
} from '@signa/core/administration';
import { Eye, ScrollText } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '../../../part/field/field';
import { TextInput } from '../../../part/field/text-input';
import { useForm } from '../../../part/form/use-form';
import { FormDialog } from '../../../part/overlay/form-dialog';
import { useDialogFailure } from '../../../platform/notice/use-dialog-failure';
import { useStartImpersonation } from './use-start-impersonation';

/** The user to impersonate. */
interface ImpersonationTarget {
  /** ID of the chosen assignment. */
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly isActive: boolean;
  readonly role: { readonly id: string };
  readonly location: { readonly id: string; readonly name: string };
}

interface StartDialogProps {
  readonly target: ImpersonationTarget;
  readonly onClose: () => void;
}

/** Asks support for a reason before an impersonation starts. Typed text survives a refusal. */
export function StartDialog({ target, onClose }: StartDialogProps) {
  const form = useForm({ initial: () => ({ reason: '' }), check: ({ reason }) => checkImpersonationReason(reason) });
  const { reason } = form.values;
  const { failure, fail, clear } = useDialogFailure({ text: target.displayName, link: null });
  const start = useStartImpersonation((message) => fail(errorNotice('The impersonation did not start.', message)));
  const send = async () => {
    clear();
    if (!form.validate()) return;
    const refused = await start.run({ username: target.username, post: assignmentOf(target) }, reason);
    if (refused !== null) form.refuse(refused);
  };
  return (
    <FormDialog
      title={`Impersonate ${target.displayName}`}
      subtitle={target.isActive ? `${target.username} at ${target.location.name}` : target.username}
      send="Impersonate"
      busy={start.busy}
      failure={failure}
      form={form.element}
      onSend={() => void send()}
      onClose={onClose}
    >
      <chakra.ul display="flex" flexDirection="column" gap="2.5">
        <Term icon={Eye}>
          You will see the portal as {target.displayName} does, for {impersonationMinutes} minutes at most. It opens
          read-only. To change something, unlock changes in the banner, for {unlockedMinutes} minutes each time.
        </Term>
        <Term icon={ScrollText}>
          Everything you open, change, or try is recorded under both names. The practice can read it together with your
          reason, and {target.displayName} is notified at the next sign-in.
        </Term>
      </chakra.ul>
      <Field
        label="Reason"
        help="A ticket number or a few words. The practice can read it."
        error={form.errorAt('reason')}
        counter={{ length: visibleLength(reason), max: impersonationReasonLimits.most }}
      >
        <TextInput value={reason} onChange={form.field('reason').onChange} data-autofocus />
      </Field>
    </FormDialog>
  );
}

/** The assignment that the impersonation starts in: the one chosen, if it is active. */
const assignmentOf = ({ id, isActive, role, location }: ImpersonationTarget) =>
  isActive ? { locationUserId: id, userLocationRoleId: role.id, locationId: location.id } : null;

const Term = ({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) => (
  <chakra.li display="flex" gap="2.5">
    <chakra.span color="fg.muted" display="inline-flex" flexShrink="0" pt="0.5">
      <Icon size={16} aria-hidden />
    </chakra.span>
    <span>{children}</span>
  </chakra.li>
);
