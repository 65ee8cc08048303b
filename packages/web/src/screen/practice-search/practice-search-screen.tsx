import { chakra } from '@chakra-ui/react';
import { searchHint } from '@signa/core/clients';
import { emptyTexts, practiceSearchTerms, searchMaximum } from '@signa/core/practice';
import { SearchX, Store } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../part/button/button';
import { Switch } from '../../part/field/switch';
import { focusSoon } from '../../part/list/focus-soon';
import { KeyHints } from '../../part/list/key-hints';
import { useLastRow } from '../../part/list/last-row';
import { ListSearch } from '../../part/list/list-search';
import { Pagination } from '../../part/list/pagination';
import { StaleRows } from '../../part/list/stale-rows';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { AddPlaces } from './add-places';
import { PracticeGroupCard } from './practice-group-card';
import { usePracticeSearch } from './use-practice-search';
import type { PracticeSearch } from './use-practice-search';

const hints = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
];

/** `/support/practicesearch`: finds a practice by part of its name, city, or phone. */
export function PracticeSearchScreen() {
  const practices = usePracticeSearch();
  const { search, found, failure, isAsked, isTurning, page, pageSize } = practices;
  const input = useRef<HTMLInputElement>(null);
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLUListElement>(input);
  useShortcut({ keys: ['↓'], label: 'Move between rows', section: 'Practice Setup', run: first });
  // After returning to a search, the opened row has focus.
  const isNew = useRef(search === '');
  useEffect(() => (isNew.current ? focusSoon(() => input.current) : undefined), []);
  useLastRow(list, found !== null && !isTurning);
  return (
    <Page
      actions={
        <>
          <KeyHints hints={hints} />
          <AddPlaces />
        </>
      }
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <chakra.div flex="1" minW={{ base: 'full', md: '20rem' }}>
          <ListSearch
            label={searchedBy}
            section="Practice Setup"
            most={searchMaximum.practices}
            search={search}
            onSearch={practices.type}
            found={practices.isOld || isTurning ? undefined : found?.count}
            onDown={first}
            onEnter={openFirst}
            input={input}
            tooShort={searchHint}
            isWide
          />
        </chakra.div>
        <Switch checked={practices.onlyActive} onChange={practices.showOnlyActive}>
          Show only active
        </Switch>
      </chakra.div>
      {isAsked && failure && (
        <FailedLine failure={failure} onRetry={practices.again} busy={practices.refreshing}>
          {found ? undefined : 'The practices could not be searched.'}
        </FailedLine>
      )}
      {!isAsked && <Empty icon={Store} title={searchedBy} minH="18rem" />}
      {isAsked && (!found || isTurning) && !failure && (
        <Card>
          <SkeletonRows rows={5} label="Searching practices" />
        </Card>
      )}
      {found && !isTurning && (
        <StaleRows isStale={practices.isOld}>
          {found.count === 0 ? (
            <Nobody practices={practices} />
          ) : (
            <chakra.ul
              ref={list}
              aria-label="Practices"
              aria-busy={practices.isOld || undefined}
              onKeyDown={onKeyDown}
              display="flex"
              flexDirection="column"
              gap="3"
              css={{ containerType: 'inline-size', containerName: 'practices' }}
            >
              {found.data.map((group) => (
                <PracticeGroupCard
                  key={
                    group.organization ? `organization ${group.organization.id}` : `location ${group.locations[0]?.id}`
                  }
                  group={group}
                  terms={practiceSearchTerms(search)}
                />
              ))}
            </chakra.ul>
          )}
        </StaleRows>
      )}
      {found && !isTurning && found.count > 0 && (
        <Pagination noun="Results" page={page} pageSize={pageSize} total={found.count} onPage={practices.toPage} />
      )}
    </Page>
  );
}

/** Describes what the search covers. */
const searchedBy = 'Search By Organization Or by Location';

const Nobody = ({ practices }: { readonly practices: PracticeSearch }) => (
  <Empty
    icon={SearchX}
    title={emptyTexts.data}
    minH="18rem"
    action={
      practices.onlyActive && (
        <Button variant="link" onClick={() => practices.showOnlyActive(false)}>
          Search inactive practices too
        </Button>
      )
    }
  >
    No {practices.onlyActive ? 'active practice' : 'practice'} matches “{practices.search}”.
  </Empty>
);
