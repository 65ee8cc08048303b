import { isOpenByDefault } from '@signa/core/prescribing';
import { useCallback, useState } from 'react';
import { groupKey } from '../request/rows';
import type { TaskGroup } from '../request/rows';

type Panels = Readonly<Record<string, boolean>>;

interface PanelFacts {
  readonly groups: readonly TaskGroup[];
  /** Tells one list from another. */
  readonly listKey: string;
  /** The groups belong to another list still. */
  readonly old: boolean;
  readonly openTask: string | null;
}

/**
 * Which clients show their requests. By how many they have when they are first seen (P-151): a tenth request that comes
 * in later must not close a panel under the hands of who works in it.
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
