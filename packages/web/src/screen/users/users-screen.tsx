import { chakra } from '@chakra-ui/react';
import { searchHint } from '@signa/core/clients';
import { searchMaximum } from '@signa/core/practice';
import { ListChecks, ScrollText, ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { LinkButton } from '../../part/button/link-button';
import { Switch } from '../../part/field/switch';
import { KeyHints } from '../../part/list/key-hints';
import { useLastRow } from '../../part/list/last-row';
import { ListSearch } from '../../part/list/list-search';
import { Pagination } from '../../part/list/pagination';
import { StaleRows } from '../../part/list/stale-rows';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Page } from '../../part/page/page';
import { FailedLine } from '../../part/surface/failed-line';
import { usePractice } from '../../platform/practice/practice';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { LocationChip } from './location-chip';
import { useAddUser } from './use-add-user';
import { useUserList } from './use-user-list';
import { userPageSizes } from './user-list-filters';
import { UserRows } from './user-rows';

const hints = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
];

/** `/usermanagement`: users at the viewer's locations, with roles and link status. */
export function UsersScreen() {
  const users = useUserList();
  const { filters, found, failure, isTurning } = users;
  const search = useRef<HTMLInputElement>(null);
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLUListElement>(search);
  useShortcut({ keys: ['↓'], label: 'Move between rows', section: 'Users', run: first });
  useLastRow(list, found !== null && !isTurning);
  const add = useAddUser();
  const { mayUse } = usePractice();
  return (
    <Page
      actions={
        <>
          <KeyHints hints={hints} />
          <LinkButton to="/usermanagement/support-access" icon={ShieldCheck}>
            Support access
          </LinkButton>
          {mayUse('GetAccessReview') && (
            <LinkButton to="/usermanagement/access-review" icon={ListChecks}>
              Access review
            </LinkButton>
          )}
          {mayUse('GetAudit') && (
            <LinkButton to="/usermanagement/audit" icon={ScrollText}>
              Audit
            </LinkButton>
          )}
          {add.button}
        </>
      }
    >
      <chakra.div role="search" aria-label="Filters" display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.div flex={{ base: '1 1 100%', md: '0 1 18rem' }} minW="0">
          <ListSearch
            label="Search users"
            section="Users"
            most={searchMaximum.clients}
            search={filters.search}
            onSearch={users.search}
            found={users.isOld || isTurning ? undefined : found?.count}
            onDown={first}
            onEnter={openFirst}
            input={search}
            tooShort={searchHint}
          />
        </chakra.div>
        <LocationChip
          locationIds={users.locationIds}
          places={users.places}
          onChange={(locationIds) => users.change({ locationIds })}
        />
        <chakra.span ms={{ base: '0', md: 'auto' }}>
          <Switch checked={filters.onlyActive} onChange={(onlyActive) => users.change({ onlyActive })}>
            Show Only Active
          </Switch>
        </chakra.span>
      </chakra.div>
      {failure && (
        <FailedLine failure={failure} onRetry={users.again} busy={users.refreshing}>
          {found ? undefined : 'The users could not be loaded.'}
        </FailedLine>
      )}
      {(found !== null || !failure) && (
        <StaleRows isStale={users.isOld}>
          <UserRows users={users} list={list} onKeyDown={onKeyDown} />
        </StaleRows>
      )}
      {found && !isTurning && found.count > 0 && (
        <Pagination
          noun="Users"
          page={filters.page}
          pageSize={filters.pageSize}
          total={found.count}
          onPage={users.toPage}
          pageSizes={userPageSizes}
          onPageSize={(pageSize) => users.change({ pageSize })}
        />
      )}
      {add.dialog}
    </Page>
  );
}
