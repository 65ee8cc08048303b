import { type Instant, type PlainDate, todayIn } from '@signa/core/base';

const known = new Map<string, { readonly minute: string; readonly today: PlainDate }>();

/** Core's `todayIn`, cached per time zone for a minute, because a list needs it for every row. */
export function todayAt(timeZone: string | null, now: Instant): PlainDate {
  const zone = timeZone ?? '';
  const minute = now.slice(0, 16);
  const last = known.get(zone);
  if (last?.minute === minute) return last.today;
  const today = todayIn(timeZone, now);
  known.set(zone, { minute, today });
  return today;
}
