import { useState } from 'react';
import { usePractice } from '../../platform/practice/practice';
import { ownerOf, readSavedViews, withView, writeSavedViews } from './saved-views';
import type { SavedView } from './saved-views';

/** The user's saved views at this location. */
export function useSavedViews() {
  const { user, location } = usePractice();
  const owner = ownerOf(user.username, location.id);
  const [kept, setKept] = useState(() => ({ owner, views: readSavedViews(owner) }));
  if (kept.owner !== owner) setKept({ owner, views: readSavedViews(owner) });
  const set = (views: readonly SavedView[]) => {
    writeSavedViews(owner, views);
    setKept({ owner, views });
  };
  return {
    views: kept.views,
    keep: (view: SavedView) => set(withView(kept.views, view)),
    forget: (name: string) => set(kept.views.filter((view) => view.name !== name)),
  } as const;
}
