import { chakra } from '@chakra-ui/react';
import {
  accountSecretIssue,
  accountSecretMask,
  type LocationEditor,
  lockedReason,
  otherAccountIssue,
  writebackLoss,
} from '@signa/core/practice';
import { requiredText, trimmed } from '@signa/core/base';
import { KeyRound, Pencil } from 'lucide-react';
import { Field } from '../../../part/field/field';
import { LockedValue } from '../../../part/field/locked-value';
import { InPlaceField } from './in-place-field';
import type { ConnectedLocation } from './connected-location';
import { useChangeAccount } from './use-change-account';

interface AccountSettingsProps {
  readonly location: ConnectedLocation;
  readonly editor: LocationEditor;
  /** True if the user can't change anything here. */
  readonly isReadOnly: boolean;
}

/** A location's PIMS account. Users who can, edit the ID and replace the secret in place. */
export function AccountSettings({ location, editor, isReadOnly }: AccountSettingsProps) {
  const readOnlyReason = isReadOnly ? 'You can view this but not change it.' : null;
  const mayHaveSecret = lockedReason('pimsAccountSecret', editor) === null;
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Field label="Connection type" help={lockedReason('pimsConnectionType', editor) ?? 'Change it in Edit Practice.'}>
        <LockedValue>{location.pimsConnectionType ?? 'None'}</LockedValue>
      </Field>
      <AccountId location={location} editor={editor} locked={readOnlyReason ?? lockedReason('pimsAccountId', editor)} />
      {mayHaveSecret && (
        <chakra.div gridColumn="1 / -1">
          <AccountSecret location={location} locked={readOnlyReason} />
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface PartProps {
  readonly location: ConnectedLocation;
  readonly locked: string | null;
}

function AccountId({ location, editor, locked }: PartProps & { readonly editor: LocationEditor }) {
  const { busy, save } = useChangeAccount(location);
  const { isEnabledForWriteback } = location;
  const check = (text: string) =>
    editor.kind === 'practice' && trimmed(text) !== (location.pimsAccountId ?? '')
      ? (otherAccountIssue(trimmed(text), location.isPimsAccountSecretSet)?.message ?? null)
      : null;
  return (
    <InPlaceField
      label="PIMS account ID"
      shown={location.pimsAccountId ?? ''}
      start={location.pimsAccountId ?? ''}
      edit="Edit"
      icon={Pencil}
      locked={locked}
      busy={busy}
      check={check}
      warn={(text) => writebackLoss(isEnabledForWriteback, { ...location, pimsAccountId: text })?.message ?? null}
      onSave={(text) => save({ pimsAccountId: trimmed(text) })}
    />
  );
}

function AccountSecret({ location, locked }: PartProps) {
  const { busy, save } = useChangeAccount(location);
  const isSet = location.isPimsAccountSecretSet;
  return (
    <InPlaceField
      label="PIMS account secret"
      shown={isSet ? accountSecretMask : ''}
      start=""
      edit={isSet ? 'Replace' : 'Set'}
      icon={KeyRound}
      help={isSet ? 'A secret is set and cannot be displayed. Leave it unchanged to keep it.' : 'None is set.'}
      isSecret
      locked={locked}
      busy={busy}
      check={(text) => (trimmed(text) === '' ? requiredText : (accountSecretIssue(text)?.message ?? null))}
      onSave={(text) => save({ pimsAccountSecret: trimmed(text) })}
    />
  );
}
