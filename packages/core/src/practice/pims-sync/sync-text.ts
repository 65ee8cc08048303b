import { formatDate, type Instant, todayIn } from '../../base/time/index.js';
import type { ChangedSide } from './changed-side.js';
import type { SyncedField } from './synced-field.js';

const day = (at: Instant, timeZone: string | null) => formatDate(todayIn(timeZone, at));

/**
 * The cause of a difference as text: 'Changed in PIMS, seen 11-22-2026'. A practice system does not report who changed
 * a value.
 *
 * @param timeZone - of the location, for the day of the change; `null` is America/New_York
 * @see C-256
 */
export function changeText(side: ChangedSide, kept: SyncedField | undefined, timeZone: string | null): string {
  const there = kept?.thereSince ? `, seen ${day(kept.thereSince, timeZone)}` : '';
  const here = kept?.hereSince ? `${byWhom(kept)}, ${day(kept.hereSince, timeZone)}` : '';
  if (side === 'never') return 'Different since it was linked';
  if (side === 'here') return `Changed here${here}`;
  const isNew = (kept?.agreedAt ?? null) === null;
  if (side === 'there') return `${isNew ? 'New' : 'Changed'} in PIMS${there}`;
  return `Changed in PIMS${there}, and here${here}`;
}

const byWhom = ({ hereBy }: SyncedField) => (hereBy === null ? '' : ` by ${hereBy}`);

/**
 * The source of a field's value as text: 'From PIMS, taken over by Dr. Reyes, 11-20-2026'.
 *
 * @returns `null` when it is unknown
 * @see C-258
 */
export function sourceText(kept: SyncedField | undefined, timeZone: string | null): string | null {
  if (kept === undefined) return null;
  const { hereSince, agreedAt, isFromThere } = kept;
  if (hereSince !== null && isFromThere) return `From PIMS, taken over${byWhom(kept)}, ${day(hereSince, timeZone)}`;
  if (hereSince !== null) return `Typed here${byWhom(kept)}, ${day(hereSince, timeZone)}`;
  return agreedAt === null ? null : `As in PIMS, ${day(agreedAt, timeZone)}`;
}
