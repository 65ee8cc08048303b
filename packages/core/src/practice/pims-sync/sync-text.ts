import { formatDate, type Instant, todayIn } from '../../base/time/index.js';
import type { ChangedSide } from './changed-side.js';
import type { SyncedField } from './synced-field.js';

const day = (at: Instant, timeZone: string | null) => formatDate(todayIn(timeZone, at));

/**
 * Where a difference comes from, in words: 'Changed in PIMS, seen 11-22-2026'. A practice system does not tell who
 * changed something there.
 *
 * @param timeZone - of the location, in which a moment is a day; `null` is America/New_York
 * @see C-256
 */
export function changeText(side: ChangedSide, kept: SyncedField | undefined, timeZone: string | null): string {
  const there = kept?.thereSince ? `, seen ${day(kept.thereSince, timeZone)}` : '';
  const here = kept?.hereSince ? `${byWhom(kept)}, ${day(kept.hereSince, timeZone)}` : '';
  if (side === 'never') return 'Not the same since it was linked';
  if (side === 'here') return `Changed here${here}`;
  const isNew = (kept?.agreedAt ?? null) === null;
  if (side === 'there') return `${isNew ? 'New' : 'Changed'} in PIMS${there}`;
  return `Changed in PIMS${there}, and here${here}`;
}

const byWhom = ({ hereBy }: SyncedField) => (hereBy === null ? '' : ` by ${hereBy}`);

/**
 * Where the value of a field comes from, in words: 'From PIMS, taken over by Dr. Reyes, 11-20-2026'.
 *
 * @returns `null` where nobody knows
 * @see C-258
 */
export function sourceText(kept: SyncedField | undefined, timeZone: string | null): string | null {
  if (kept === undefined) return null;
  const { hereSince, agreedAt, isFromThere } = kept;
  if (hereSince !== null && isFromThere) return `From PIMS, taken over${byWhom(kept)}, ${day(hereSince, timeZone)}`;
  if (hereSince !== null) return `Typed here${byWhom(kept)}, ${day(hereSince, timeZone)}`;
  return agreedAt === null ? null : `As in PIMS, ${day(agreedAt, timeZone)}`;
}
