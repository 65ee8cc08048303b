import type { RowChange } from './row-change.js';
import type { OwnerField } from './moved-rows.js';

/** A link of a patient with a client. */
export interface MergedLink {
  readonly patientId: string;
  readonly clientId: string;
  readonly isActive: boolean;
  /** One of a patient's at most. */
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
 * The links of the other record follow to the kept one. Where both are linked with the same, one link stays, active or
 * primary if either was. A patient has one primary client at most, at every step: what is primary is taken before it is
 * given, and of two patients the kept one's primary client stays.
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
