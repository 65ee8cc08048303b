import { headKey, taskKey } from './row-order';
import { groupKey, isCut } from './rows';
import type { TaskGroup } from './rows';

/** A row of the page: a client's heading, a request, or the line that loads the client's other requests. */
export interface WindowRow {
  readonly key: string;
  /** `null` for rows other than requests. */
  readonly taskId: string | null;
}

/** A rendered card, or the gap of cards that aren't rendered. */
export type Piece = { readonly kind: 'card'; readonly id: string } | { readonly kind: 'gap'; readonly ids: string[] };

export const restKey = (group: Pick<TaskGroup, 'locationClient'>) => `rest ${groupKey(group)}`;

/** All rows of the page in order, rendered or not. */
export function windowRows(groups: readonly TaskGroup[], isOpen: (group: TaskGroup) => boolean): readonly WindowRow[] {
  return groups.flatMap((group) => {
    const head: WindowRow = { key: headKey(group), taskId: null };
    if (!isOpen(group)) return [head];
    const tasks = group.tasks.map(({ id }): WindowRow => ({ key: taskKey(id), taskId: id }));
    return [head, ...tasks, ...(isCut(group) ? [{ key: restKey(group), taskId: null }] : [])];
  });
}

/**
 * The contents of an open panel: rendered cards, and gaps for the others. The gaps keep the panel as high as if all
 * cards were rendered.
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
