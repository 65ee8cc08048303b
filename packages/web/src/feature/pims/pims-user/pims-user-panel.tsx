import { chakra } from '@chakra-ui/react';
import { pimsOffText } from '@signa/core/practice';
import { Lock } from 'lucide-react';
import type { PracticeLocation } from '../../../platform/practice/practice';
import type { ProfileFormState } from '../../practice/profile-form/use-profile-form';
import { LinkedUser } from './linked-user';
import { useUserAccount } from './use-pims-user';
import { UserSearch } from './user-search';

interface PimsUserPanelProps {
  readonly form: ProfileFormState;
  readonly place: PracticeLocation | null;
}

/** The 'PIMS User' tab: the PIMS user that a user is linked to. Nothing is stored before Save. */
export function PimsUserPanel({ form, place }: PimsUserPanelProps) {
  const account = useUserAccount(place);
  if (!account)
    return (
      <chakra.p display="flex" alignItems="center" gap="2" color="fg.muted">
        <Lock size={16} aria-hidden style={{ flexShrink: 0 }} />
        {(place && pimsOffText(place)) ?? 'Only users who manage users at this location can link them.'}
      </chakra.p>
    );
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <LinkedUser form={form} account={account} />
      <UserSearch account={account} pimsId={form.values.pimsId} onChoose={(pimsId) => form.change({ pimsId })} />
    </chakra.div>
  );
}
