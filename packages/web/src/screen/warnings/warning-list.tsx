import { chakra } from '@chakra-ui/react';
import { searchMaximum } from '@signa/core/practice';
import { conflictKindLabels } from '@signa/core/safety';
import { ShieldAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../part/button/button';
import { Select } from '../../part/field/select';
import { ListSearch } from '../../part/list/list-search';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { isWarningView, kindsOf, shownWarnings, viewLabels, warningViews, type WarningFilter } from './shown-warnings';
import type { ListedWarning } from './use-warnings';
import { type WarningActions, WarningLine } from './warning-line';

const section = 'Warnings';
const pageSize = 25;
const viewOptions = warningViews.map((value) => ({ value, label: viewLabels[value] }));
const everyKind = { value: 'all', label: 'All kinds' };

interface WarningListProps {
  readonly warnings: readonly ListedWarning[];
  readonly actions: WarningActions;
}

/** The warnings by words, view and kind (P-421). */
export function WarningList({ warnings, actions }: WarningListProps) {
  const [filter, setFilter] = useState<WarningFilter>({ view: 'all', kind: null, search: '' });
  const [most, setMost] = useState(pageSize);
  const input = useRef<HTMLInputElement>(null);
  const { list, onKeyDown, first, openFirst } = useRowKeys<HTMLUListElement>(input);
  useShortcut({ keys: ['↓'], label: 'Move between warnings', section, run: first });
  const change = (changed: Partial<WarningFilter>) => {
    // A search is sent after a pause, in which the view can have changed.
    setFilter((now) => ({ ...now, ...changed }));
    setMost(pageSize);
  };
  const kinds = kindsOf(warnings);
  const found = shownWarnings(warnings, filter);
  return (
    <>
      <chakra.div role="search" aria-label="Filters" display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.div flex={{ base: '1 1 100%', md: '0 1 22rem' }} minW="0">
          <ListSearch
            label="Search by drug, breed, condition or source"
            section={section}
            most={searchMaximum.clients}
            search={filter.search}
            onSearch={(search) => change({ search })}
            found={found.length}
            onDown={first}
            onEnter={openFirst}
            input={input}
          />
        </chakra.div>
        <chakra.div flex={{ base: '1 1 9rem', md: '0 1 14rem' }} minW="0">
          <Select
            aria-label="Show"
            value={filter.view}
            options={viewOptions}
            onChange={(view) => change({ view: isWarningView(view) ? view : 'all' })}
          />
        </chakra.div>
        <chakra.div flex={{ base: '1 1 9rem', md: '0 1 11rem' }} minW="0">
          <Select
            aria-label="Kind"
            value={filter.kind ?? everyKind.value}
            options={[everyKind, ...kinds.map((kind) => ({ value: kind, label: conflictKindLabels[kind] }))]}
            onChange={(chosen) => change({ kind: kinds.find((kind) => kind === chosen) ?? null })}
          />
        </chakra.div>
        {filter.search === '' && (
          <chakra.p role="status" textStyle="meta" color="fg.muted" ms={{ base: '0', md: 'auto' }}>
            {found.length === 1 ? '1 warning' : `${found.length.toLocaleString('en-US')} warnings`}
          </chakra.p>
        )}
      </chakra.div>
      {found.length === 0 ? (
        <Empty icon={ShieldAlert} title="No warnings match." minH="10rem">
          Change the search or show all warnings.
        </Empty>
      ) : (
        <Card aria-label="Warnings" overflow="hidden">
          <chakra.ul ref={list} listStyleType="none" onKeyDown={onKeyDown}>
            {found.slice(0, most).map((warning) => (
              <WarningLine key={warning.row.id} warning={warning} actions={actions} />
            ))}
          </chakra.ul>
        </Card>
      )}
      {found.length > most && <Button onClick={() => setMost(most + pageSize)}>Show more warnings</Button>}
    </>
  );
}
