import { queueSortLabels, queueSorts, type QueueSort } from '@signa/core/prescribing';
import { ArrowDownWideNarrow } from 'lucide-react';
import { useRef } from 'react';
import { useShortcut } from '../../../../platform/keyboard/use-shortcut';
import { Button } from '../../../../part/button/button';
import { Menu } from '../../../../part/overlay/menu';

interface SortMenuProps {
  readonly sort: QueueSort;
  readonly onSort: (sort: QueueSort) => void;
}

/** The order of the queue (P-452). */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  useShortcut({
    keys: ['O'],
    label: 'Change the order of the requests',
    section: 'Approve',
    run: () => button.current?.click(),
  });
  const items = queueSorts.map((each) => ({
    id: each,
    label: queueSortLabels[each],
    chosen: each === sort,
    onSelect: () => onSort(each),
  }));
  return (
    <Menu
      label="Order of the requests"
      groups={[{ items }]}
      side="end"
      trigger={(trigger) => (
        <Button
          {...trigger}
          ref={button}
          variant="plain"
          size="sm"
          icon={ArrowDownWideNarrow}
          aria-label={`Order: ${queueSortLabels[sort]}`}
        >
          {queueSortLabels[sort]}
        </Button>
      )}
    />
  );
}
