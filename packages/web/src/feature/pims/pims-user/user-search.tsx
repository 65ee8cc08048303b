import { chakra } from '@chakra-ui/react';
import { SearchPimsUsersDocument } from '@signa/core/contract/typed';
import type { PimsAccount } from '@signa/core/practice';
import { incompleteUserText, isLinkableUser, usersInOrder } from '@signa/core/pims';
import { trimmed } from '@signa/core/base';
import { Search, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { useOperation } from '../../../client/query/use-operation';
import { Field } from '../../../part/field/field';
import { TextInput } from '../../../part/field/text-input';
import { ChoiceRow } from '../../../part/list/choice-row';
import { MarkedText } from '../../../part/list/marked-text';
import { MetaLine } from '../../../part/list/meta-line';
import { useDebounced } from '../../../part/list/use-debounced';
import { Card } from '../../../part/surface/card';
import { Empty } from '../../../part/surface/empty';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonRows } from '../../../part/surface/skeleton';
import { namedAccount } from './use-pims-user';
import type { PimsUser } from './use-pims-user';

interface UserSearchProps {
  readonly account: PimsAccount;
  /** Of the current choice. */
  readonly pimsId: string;
  readonly onChoose: (pimsId: string) => void;
}

const searchMaximum = 100;

/** A search for PIMS users, those who see patients first, one of whom can be chosen. */
export function UserSearch({ account, pimsId, onChoose }: UserSearchProps) {
  const [typed, setTyped] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { rested } = useDebounced(trimmed(typed));
  const name = rested === '' ? null : rested;
  const read = useOperation(SearchPimsUsersDocument, { ...namedAccount(account), name }, { keepOld: true });
  const choose = (user: PimsUser) => {
    const isFit = isLinkableUser(user);
    setIsIncomplete(!isFit);
    if (isFit && user.pimsId !== null) onChoose(user.pimsId);
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Field
        label="Search PIMS users"
        help="Search by name, or leave it blank to list everyone."
        error={isIncomplete ? incompleteUserText : null}
      >
        <TextInput icon={Search} most={searchMaximum} value={typed} onChange={setTyped} />
      </Field>
      <Found
        read={read}
        isSettled={!read.old && rested === trimmed(typed)}
        search={rested}
        pimsId={pimsId}
        onChoose={choose}
      />
    </chakra.div>
  );
}

interface FoundProps {
  readonly read: ReturnType<typeof useOperation<'searchPimsUsers'>>;
  /** True if the results match the current text. */
  readonly isSettled: boolean;
  readonly search: string;
  readonly pimsId: string;
  readonly onChoose: (user: PimsUser) => void;
}

function Found({ read, isSettled, search, pimsId, onChoose }: FoundProps) {
  if (read.failure)
    return (
      <FailedLine failure={read.failure} onRetry={read.again} busy={read.refreshing}>
        The users of the practice system could not be searched.
      </FailedLine>
    );
  if (!read.data)
    return (
      <Card as="div">
        <SkeletonRows rows={3} label="Searching the users of the practice system" />
      </Card>
    );
  const users = usersInOrder(read.data.searchPimsUsers);
  if (users.length === 0) return <Empty icon={UserRoundSearch} title="No PIMS user found" minH="8rem" />;
  return (
    <Card
      as="div"
      role="radiogroup"
      aria-label="PIMS users"
      aria-busy={!isSettled || undefined}
      maxH="18rem"
      overflowY="auto"
      opacity={isSettled ? undefined : 0.6}
    >
      {users.map((user, at) => (
        <ChoiceRow
          key={user.pimsId ?? `without-id-${at}`}
          group="pims-user"
          checked={user.pimsId !== null && user.pimsId === pimsId}
          onChoose={() => onChoose(user)}
        >
          <chakra.span flex="1 1 9rem" minW="0">
            <chakra.span display="block" textStyle="name" overflowWrap="anywhere">
              <MarkedText text={user.displayName ?? 'No name'} search={search} />
            </chakra.span>
            <MetaLine parts={[user.type, user.isProvider ? 'sees patients' : null, user.vetLicenseNumber]} />
          </chakra.span>
          <chakra.span textStyle="meta" color="fg.muted" overflowWrap="anywhere">
            {user.pimsId === null ? 'No PIMS ID' : `PIMS ID ${user.pimsId}`}
          </chakra.span>
        </ChoiceRow>
      ))}
    </Card>
  );
}
