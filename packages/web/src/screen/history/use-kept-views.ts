import { useState } from 'react';
import { usePractice } from '../../platform/practice/practice';
import { ownerOf, readKeptViews, withView, writeKeptViews } from './kept-views';
import type { KeptView } from './kept-views';

/** The user's saved views at this location. */
export function useKeptViews() {
  const { user, location } = usePractice();
  const owner = ownerOf(user.username, location.id);
  const [kept, setKept] = useState(() => ({ owner, views: readKeptViews(owner) }));
  if (kept.owner !== owner) setKept({ owner, views: readKeptViews(owner) });
  const set = (views: readonly KeptView[]) => {
    writeKeptViews(owner, views);
    setKept({ owner, views });
  };
  return {
    views: kept.views,
    keep: (view: KeptView) => set(withView(kept.views, view)),
    forget: (name: string) => set(kept.views.filter((view) => view.name !== name)),
  } as const;
}
