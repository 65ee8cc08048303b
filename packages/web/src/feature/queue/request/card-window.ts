import { headKey, taskKey } from './row-order';
import { groupKey, isCut } from './rows';
import type { TaskGroup } from './rows';

/** What stands below one another on the page: the head of a client, a request, the line that offers the rest of them. */
export interface WindowRow {
  readonly key: string;
  /** `null` for what is no request. */
  readonly taskId: string | null;
}

/** A card that is drawn, or the room of `count` cards that are not. */
export type Piece = { readonly kind: 'card'; readonly id: string } | { readonly kind: 'gap'; readonly ids: string[] };

export const restKey = (group: Pick<TaskGroup, 'locationClient'>) => `rest ${groupKey(group)}`;

/** All that takes room on the page, in its order, drawn or not. */
export function windowRows(groups: readonly TaskGroup[], isOpen: (group: TaskGroup) => boolean): readonly WindowRow[] {
  return groups.flatMap((group) => {
    const head: WindowRow = { key: headKey(group), taskId: null };
    if (!isOpen(group)) return [head];
    const tasks = group.tasks.map(({ id }): WindowRow => ({ key: taskKey(id), taskId: id }));
    return [head, ...tasks, ...(isCut(group) ? [{ key: restKey(group), taskId: null }] : [])];
  });
}

/**
 * What stands in an open panel: the cards that are drawn and, between them, the room of those that are not. Nothing is
 * left out, so the panel is as high as if all of them were drawn.
 */
export function piecesOf(ids: readonly string[], drawn: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const id of ids) {
    const last = pieces.at(-1);
    if (drawn.has(id)) pieces.push({ kind: 'card', id });
    else if (last?.kind === 'gap') last.ids.push(id);
    else pieces.push({ kind: 'gap', ids: [id] });
  }
  return pieces;
}
