import { chakra } from '@chakra-ui/react';
import { GetPersonAccessDocument } from '@signa/core/contract/typed';
import { formatDate } from '@signa/core/base';
import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { Button } from '../../part/button/button';
import { TextInput } from '../../part/field/text-input';
import { panelOf } from '../../part/list/tab-panel';
import { Tabs } from '../../part/list/tabs';
import { TitledCard } from '../../part/surface/card';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { AccessList, type Access } from './access-list';
import { accessCounts, accessShown, type AccessFilter } from './access-shown';
import type { ProfilePerson } from './use-user-profile';

/** What the user can do at the location, and what is missing otherwise. */
export function AccessCard({ person }: { readonly person: ProfilePerson }) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  return (
    <TitledCard
      title="What can this user do?"
      action={
        <Button
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      }
    >
      <chakra.p color="fg.muted">
        {`Everything ${person.displayName} can do at this location, and what is missing when something is not allowed.`}
      </chakra.p>
      {isOpen && (
        <chakra.div id={list} mt="3">
          <Asked person={person} />
        </chakra.div>
      )}
    </TitledCard>
  );
}

function Asked({ person }: { readonly person: ProfilePerson }) {
  const read = useOperation(GetPersonAccessDocument, { locationUserId: person.id });
  const access = read.data?.personAccess;
  return (
    <>
      {read.failure && (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {access ? undefined : "We couldn't load this user's permissions."}
        </FailedLine>
      )}
      {access === undefined && !read.failure && <SkeletonRows rows={6} label="Loading permissions" />}
      {access === null && <p>This user is no longer at this location.</p>}
      {access && <Found access={access} />}
    </>
  );
}

function Found({ access }: { readonly access: Access }) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<AccessFilter>('all');
  const list = useId();
  const counts = accessCounts(access.entries, search);
  const shown = accessShown(access.entries, search, filter);
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.div flex={{ base: '1 1 100%', md: '0 1 18rem' }} minW="0">
          <TextInput
            type="search"
            aria-label="Search permissions"
            placeholder="Search, such as authorize"
            icon={Search}
            most={60}
            value={search}
            onChange={setSearch}
          />
        </chakra.div>
        <Tabs
          label="Allowed or not"
          controls={list}
          value={filter}
          onChange={(value) => setFilter(value as AccessFilter)}
          tabs={[
            { value: 'all', label: 'All', count: counts.all },
            { value: 'allowed', label: 'Allowed', count: counts.allowed },
            { value: 'refused', label: 'Not allowed', count: counts.refused },
          ]}
        />
        <chakra.span textStyle="meta" color="fg.muted" ms={{ md: 'auto' }}>
          {`As of ${formatDate(access.today)}`}
        </chakra.span>
      </chakra.div>
      <chakra.div {...panelOf(list)}>
        <chakra.span srOnly role="status">
          {`${shown.length} shown`}
        </chakra.span>
        {shown.length === 0 ? (
          <chakra.p color="fg.muted" py="4">
            No matches. Try another word, or show all.
          </chakra.p>
        ) : (
          <AccessList entries={shown} />
        )}
      </chakra.div>
    </chakra.div>
  );
}
