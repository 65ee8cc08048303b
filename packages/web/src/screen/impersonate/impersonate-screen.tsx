import { chakra } from '@chakra-ui/react';
import { searchHint } from '@signa/core/clients';
import { searchMaximum } from '@signa/core/practice';
import { useEffect, useRef, useState } from 'react';
import { StartDialog } from '../../feature/administration/impersonation/start-dialog';
import { Switch } from '../../part/field/switch';
import { focusSoon } from '../../part/list/focus-soon';
import { KeyHints } from '../../part/list/key-hints';
import { ListSearch } from '../../part/list/list-search';
import { Pagination } from '../../part/list/pagination';
import { StaleRows } from '../../part/list/stale-rows';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Page } from '../../part/page/page';
import { FailedLine } from '../../part/surface/failed-line';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { EditPerson } from './edit-person';
import { LocationFilter } from '../../feature/practice/location-filter/location-filter';
import { PeopleRows } from './people-rows';
import { usePeople } from './use-people';
import type { FoundPerson } from './use-people';

const hints = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'impersonate' },
];

/** `/support/impersonate`: finds a user of any practice, to edit or impersonate them. */
export function ImpersonateScreen() {
  const people = usePeople();
  const { filters, found, failure, isAsked, isTurning } = people;
  const [opened, setOpened] = useState<{ readonly act: 'edit' | 'start'; readonly person: FoundPerson } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLUListElement>(input);
  useShortcut({ keys: ['↓'], label: 'Move between rows', section: 'User Management', run: first });
  useEffect(() => focusSoon(() => input.current), []);
  const close = () => setOpened(null);
  return (
    <Page actions={<KeyHints hints={hints} />}>
      <chakra.div role="search" aria-label="Filters" display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.div flex={{ base: '1 1 100%', md: '0 1 22rem' }} minW="0">
          <ListSearch
            label="Search users"
            section="User Management"
            most={searchMaximum.clients}
            search={filters.search}
            onSearch={people.search}
            found={people.isOld || isTurning ? undefined : found?.count}
            onDown={first}
            onEnter={openFirst}
            input={input}
            tooShort={searchHint}
          />
        </chakra.div>
        <LocationFilter locationId={filters.locationId} onChange={(locationId) => people.change({ locationId })} />
        <chakra.span ms={{ base: '0', md: 'auto' }}>
          <Switch checked={filters.onlyActive} onChange={(onlyActive) => people.change({ onlyActive })}>
            Show Only Active
          </Switch>
        </chakra.span>
      </chakra.div>
      {failure && (
        <FailedLine failure={failure} onRetry={people.again} busy={people.refreshing}>
          {found ? undefined : 'The users could not be loaded.'}
        </FailedLine>
      )}
      {(found !== null || !failure) && (
        <StaleRows isStale={people.isOld}>
          <PeopleRows
            people={people}
            list={list}
            onKeyDown={onKeyDown}
            onEdit={(person) => setOpened({ act: 'edit', person })}
            onImpersonate={(person) => setOpened({ act: 'start', person })}
          />
        </StaleRows>
      )}
      {isAsked && found && !isTurning && found.count > 0 && (
        <Pagination
          noun="Users"
          page={filters.page}
          pageSize={people.pageSize}
          total={found.count}
          onPage={people.toPage}
        />
      )}
      {opened?.act === 'edit' && <EditPerson person={opened.person} onClose={close} />}
      {opened?.act === 'start' && <StartDialog target={opened.person} onClose={close} />}
    </Page>
  );
}
