import { chakra } from '@chakra-ui/react';
import type { QueueFilters } from '@signa/core/prescribing';
import { useState } from 'react';
import { lazyPart } from '../../../../platform/lazy/lazy-part';
import { wholeInView } from '../../../../part/list/whole-in-view';
import { asRow } from '../layout/layout';
import type { FilterChange } from '../filter/use-queue-filters';
import { SortMenu } from './sort-menu';
import { UnsavedView } from './unsaved-view';
import type { QueueViews } from './use-queue-views';
import type { ViewAddress } from './use-view-address';
import { ViewCount, ViewPill } from './view-pill';
import { ViewSwitcher } from './view-switcher';

const viewsDialog = lazyPart(() => import('./views-dialog').then((module) => module.ViewsDialog));

interface ViewBarProps {
  readonly filters: QueueFilters;
  readonly queueViews: QueueViews;
  readonly address: ViewAddress;
  readonly onChange: (change: FilterChange) => void;
}

/** The views by name with their counts, what of the current one isn't saved, and the order (P-452 to P-455). */
export function ViewBar({ filters, queueViews, address, onChange }: ViewBarProps) {
  const [isManaging, setManaging] = useState(false);
  const { views, countOf } = queueViews;
  const { current, open } = address;
  return (
    <chakra.div data-view-bar display="flex" alignItems="center" gap="2" flexWrap="wrap" pb="1">
      <chakra.ul
        aria-label="Views"
        onFocus={wholeInView}
        display="none"
        flexWrap="wrap"
        alignItems="center"
        gap="1"
        minW="0"
        ms="-2"
        css={{ [asRow]: { display: 'flex' } }}
      >
        {views.map((view) => (
          <li key={view.id}>
            <ViewPill
              type="button"
              aria-pressed={current?.view.id === view.id}
              data-changed={current?.view.id === view.id && current.isChanged ? '' : undefined}
              onClick={() => open(view)}
            >
              <span>{view.name}</span> <ViewCount of={countOf(view.id)} />
            </ViewPill>
          </li>
        ))}
      </chakra.ul>
      <ViewSwitcher
        queueViews={queueViews}
        current={current}
        onOpen={open}
        onManage={queueViews.maySave ? () => setManaging(true) : null}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" ms="auto">
        <UnsavedView filters={filters} queueViews={queueViews} address={address} />
        <SortMenu sort={filters.sort} onSort={(sort) => onChange({ sort })} />
      </chakra.div>
      {isManaging && <viewsDialog.Part queueViews={queueViews} onClose={() => setManaging(false)} />}
    </chakra.div>
  );
}
