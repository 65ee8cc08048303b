import { isOpenByDefault } from '@signa/core/prescribing';
import { useCallback, useState } from 'react';
import { groupKey } from '../request/rows';
import type { TaskGroup } from '../request/rows';

type Panels = Readonly<Record<string, boolean>>;

interface PanelFacts {
  readonly groups: readonly TaskGroup[];
  /** Identifies the list. */
  readonly listKey: string;
  /** True while the groups still belong to another list. */
  readonly old: boolean;
  readonly openTask: string | null;
}

/**
 * Which clients show their requests. The default depends on their number when first seen (P-151), so that a tenth
 * request arriving later doesn't close a panel in use.
 */
export function useClientPanels({ groups, listKey, old, openTask }: PanelFacts) {
  const [chosen, setChosen] = useState<Panels>({});
  const [seen, setSeen] = useState<{ readonly listKey: string; readonly open: Panels }>({ listKey, open: {} });
  const known = seen.listKey === listKey ? seen.open : {};
  const fresh = old ? [] : groups.filter((group) => known[groupKey(group)] === undefined);
  if (fresh.length > 0) {
    const open = Object.fromEntries(fresh.map((group) => [groupKey(group), isOpenByDefault(group.count)]));
    setSeen({ listKey, open: { ...known, ...open } });
  }
  const isOpen = useCallback(
    (group: TaskGroup) =>
      group.tasks.some(({ id }) => id === openTask) ||
      (chosen[groupKey(group)] ??
        (seen.listKey === listKey ? seen.open[groupKey(group)] : undefined) ??
        isOpenByDefault(group.count)),
    [chosen, seen, listKey, openTask],
  );
  const toggle = useCallback(
    (group: TaskGroup, open: boolean) => setChosen((now) => ({ ...now, [groupKey(group)]: open })),
    [],
  );
  return { isOpen, toggle } as const;
}
