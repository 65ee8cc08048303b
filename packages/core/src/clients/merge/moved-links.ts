import type { RowChange } from './row-change.js';
import type { OwnerField } from './moved-rows.js';

/** A link between a patient and a client. */
export interface MergedLink {
  readonly patientId: string;
  readonly clientId: string;
  readonly isActive: boolean;
  /** At most one link per patient is primary. */
  readonly isPrimary: boolean;
}

interface MovedLinks {
  readonly field: OwnerField;
  readonly keptId: string;
  readonly otherId: string;
  /** Every link of either record. */
  readonly links: readonly MergedLink[];
}

/**
 * Moves the links of the other record to the kept one. If both are linked to the same record, one link stays, active or
 * primary if either was. A patient has at most one primary client at every step: the flag is removed before it is set,
 * and of two patients that of the kept one wins.
 *
 * @see C-248, C-081
 */
export function movedLinks({ field, keptId, otherId, links }: MovedLinks): RowChange[] {
  const across = field === 'clientId' ? 'patientId' : 'clientId';
  const ours = new Map(links.filter((link) => link[field] === keptId).map((link) => [link[across], link]));
  const hasPrimary = field === 'patientId' && [...ours.values()].some(({ isPrimary }) => isPrimary);
  return links
    .filter((link) => link[field] === otherId)
    .flatMap((link) => {
      const isPrimary = link.isPrimary && !hasPrimary;
      const own = ours.get(link[across]);
      if (!own) return [change(link, { ...link, [field]: keptId, isPrimary })];
      return [
        change(link, { ...link, isActive: false, isPrimary: false }),
        change(own, { ...own, isActive: own.isActive || link.isActive, isPrimary: own.isPrimary || isPrimary }),
      ];
    });
}

const change = (before: MergedLink, after: MergedLink): RowChange => ({
  kind: 'link',
  before: { ...before },
  after: { ...after },
});
