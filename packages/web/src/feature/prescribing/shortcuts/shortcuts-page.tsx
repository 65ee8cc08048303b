import { chakra } from '@chakra-ui/react';
import { searchHint } from '@signa/core/clients';
import { emptyTexts, mayKeepShortcut, searchMaximum, shortcutPlaceTexts } from '@signa/core/practice';
import { Lock, Plus, SearchX, Star, Zap } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../part/button/button';
import { LinkButton } from '../../../part/button/link-button';
import { KeyHints } from '../../../part/list/key-hints';
import { ListSearch } from '../../../part/list/list-search';
import { StaleRows } from '../../../part/list/stale-rows';
import { TabPanel } from '../../../part/list/tab-panel';
import { Tabs } from '../../../part/list/tabs';
import { useRowKeys } from '../../../part/list/use-row-keys';
import { Page } from '../../../part/page/page';
import { Card } from '../../../part/surface/card';
import { Empty } from '../../../part/surface/empty';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonRows } from '../../../part/surface/skeleton';
import { useShortcut } from '../../../platform/keyboard/use-shortcut';
import { DeleteShortcutDialog } from './delete-shortcut-dialog';
import { groupsOf, listedTypes } from './listed-shortcut';
import type { ListedShortcut, ShortcutArea, ShortcutLocation } from './listed-shortcut';
import { ShortcutFormDialog } from './shortcut-form-dialog';
import { ShortcutGroups } from './shortcut-groups';
import { ShortcutRow } from './shortcut-row';
import { useShortcutList } from './use-shortcut-list';
import type { ShortcutList } from './use-shortcut-list';

interface ShortcutsPageProps {
  readonly area: ShortcutArea;
  /** The caller kind that determines who can keep global shortcuts. */
  readonly caller: Parameters<typeof mayKeepShortcut>[1];
  readonly location: ShortcutLocation | null;
  readonly may: { readonly add: boolean; readonly edit: boolean; readonly remove: boolean };
  /** Shown beside the search, such as a location selector. */
  readonly filters?: ReactNode;
}

type Opened = { readonly act: 'add' } | { readonly act: 'edit' | 'delete'; readonly shortcut: ListedShortcut };

const section = 'Shortcuts';

/** The texts that fill directions and notes by label: search, add, change, and delete. */
export function ShortcutsPage({ area, caller, location, may, filters }: ShortcutsPageProps) {
  const shortcuts = useShortcutList(location?.id ?? null);
  const { found, failure, type, search } = shortcuts;
  const [opened, setOpened] = useState<Opened | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useId();
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLDivElement>(input);
  const after = useFocusAfter(list, found);
  const close = () => setOpened(null);
  const add = () => setOpened({ act: 'add' });
  useShortcut({ keys: ['↓'], label: 'Move between shortcuts', section, run: first });
  useShortcut({ keys: ['N'], label: 'Add a shortcut', section, enabled: may.add, run: add });
  const groups = groupsOf(found ?? [], type);
  const edited = opened?.act === 'edit' ? opened.shortcut : null;
  const actionsOf = (shortcut: ListedShortcut) => {
    const isOpen = mayKeepShortcut(shortcut, caller).allowed;
    return {
      ...(isOpen && may.edit && { onEdit: () => setOpened({ act: 'edit' as const, shortcut }) }),
      ...(isOpen && may.remove && { onDelete: () => setOpened({ act: 'delete' as const, shortcut }) }),
      isLocked: !isOpen && (may.edit || may.remove),
    };
  };
  return (
    <Page
      actions={
        <>
          <KeyHints hints={hintsOf(may)} />
          {area === 'practice' && (
            <LinkButton to="/PrescribingShortcuts/favorites" icon={Star}>
              Favorites
            </LinkButton>
          )}
          {may.add && (
            <Button variant="solid" icon={Plus} keys={['N']} onClick={add}>
              Add Shortcut
            </Button>
          )}
        </>
      }
    >
      <chakra.div borderBottomWidth="1px" borderColor="border.default">
        <Tabs label="Type" tabs={tabsOf(found)} value={type ?? ''} controls={panel} onChange={shortcuts.showType} />
      </chakra.div>
      <TabPanel id={panel}>
        <chakra.div role="search" aria-label="Filters" display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <chakra.div flex={{ base: '1 1 100%', md: '0 1 20rem' }} minW="0">
            <ListSearch
              label="Search by label"
              section={section}
              most={searchMaximum.practices}
              search={search}
              onSearch={shortcuts.searchFor}
              found={shortcuts.isOld ? undefined : found?.length}
              onDown={first}
              onEnter={openFirst}
              input={input}
              tooShort={searchHint}
            />
          </chakra.div>
          {filters}
          {area === 'practice' && (may.edit || may.remove) && <OfSupport />}
        </chakra.div>
        {failure && (
          <FailedLine failure={failure} onRetry={shortcuts.again} busy={shortcuts.refreshing}>
            {found ? undefined : 'The shortcuts could not be loaded.'}
          </FailedLine>
        )}
        {!found && !failure && (
          <Card>
            <SkeletonRows rows={6} label="Loading shortcuts" />
          </Card>
        )}
        {found && (
          <StaleRows isStale={shortcuts.isOld}>
            {groups.length === 0 ? (
              <Nothing shortcuts={shortcuts} onAdd={may.add ? add : null} />
            ) : (
              <ShortcutGroups groups={groups} list={list} onKeyDown={onKeyDown} isOld={shortcuts.isOld}>
                {(shortcut) => (
                  <ShortcutRow
                    key={shortcut.id}
                    shortcut={shortcut}
                    place={area === 'support' ? (location?.name ?? null) : null}
                    {...actionsOf(shortcut)}
                  />
                )}
              </ShortcutGroups>
            )}
          </StaleRows>
        )}
      </TabPanel>
      {(opened?.act === 'add' || edited) && (
        <ShortcutFormDialog
          area={area}
          shortcut={edited && (found?.find(({ id }) => id === edited.id) ?? edited)}
          startType={type}
          locationId={location?.id ?? null}
          onStale={shortcuts.again}
          onClose={close}
        />
      )}
      {opened?.act === 'delete' && (
        <DeleteShortcutDialog
          shortcut={opened.shortcut}
          onDeleted={() => after.removed(opened.shortcut.id)}
          onClose={close}
        />
      )}
    </Page>
  );
}

const hintsOf = ({ edit, remove }: ShortcutsPageProps['may']) => [
  ...(edit || remove ? [{ keys: ['↑', '↓'], does: 'move' }] : []),
  ...(edit ? [{ keys: ['Enter'], does: 'edit' }] : []),
  ...(remove ? [{ keys: ['Del'], does: 'delete' }] : []),
];

const tabsOf = (found: readonly ListedShortcut[] | null) =>
  ['', ...listedTypes].map((value) => ({
    value,
    label: value || 'All',
    count: value ? found?.filter(({ type }) => type === value).length : found?.length,
  }));

/** Marks a shortcut that support maintains. */
const OfSupport = () => (
  <chakra.span
    ms={{ base: '0', md: 'auto' }}
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    textStyle="meta"
    color="fg.muted"
  >
    <Lock size={14} aria-hidden />
    {shortcutPlaceTexts.supportOnly}
  </chakra.span>
);

/** The empty state: no matches, or no shortcuts yet. */
function Nothing({ shortcuts, onAdd }: { readonly shortcuts: ShortcutList; readonly onAdd: (() => void) | null }) {
  const { search, type } = shortcuts;
  if (search !== '' || type !== null)
    return (
      <Empty
        icon={SearchX}
        title={emptyTexts.data}
        minH="14rem"
        action={
          type !== null &&
          (shortcuts.found ?? []).length > 0 && (
            <Button variant="link" onClick={() => shortcuts.showType('')}>
              Show all types
            </Button>
          )
        }
      >
        {search === '' ? `There is no ${type} shortcut yet.` : `No shortcut is called “${search}”.`}
      </Empty>
    );
  return (
    <Empty
      icon={Zap}
      title="No shortcuts yet"
      minH="14rem"
      action={
        onAdd && (
          <Button icon={Plus} onClick={onAdd}>
            Add the first one
          </Button>
        )
      }
    >
      Shortcuts fill in directions or notes with one click.
    </Empty>
  );
}

/** After a row is deleted, focuses the row that took its place. */
function useFocusAfter(
  list: { readonly current: HTMLElement | null },
  found: readonly ListedShortcut[] | null,
): { readonly removed: (id: string) => void } {
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const rows = rowsIn(list.current);
    rows[Math.min(place.current, rows.length - 1)]?.focus();
    place.current = null;
  }, [list, found]);
  return {
    removed: (id) => {
      place.current = rowsIn(list.current).findIndex(
        (row) => row.closest<HTMLElement>('[data-shortcut]')?.dataset['shortcut'] === id,
      );
    },
  };
}

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
