import type { PlainDate } from '@signa/core/base';
import type { FormSetting } from '../state/setting';

/** IDs of patients whose missing link a user ignores today, as stored in the browser. */
interface IgnoredLinks {
  readonly day: PlainDate;
  readonly patientIds: readonly string[];
}

type Asked = Pick<FormSetting, 'viewerId' | 'location' | 'patient' | 'today'>;

const nameOf = ({ viewerId, location }: Asked) =>
  `ignoredLinks/1:${encodeURIComponent(viewerId)}:${encodeURIComponent(location.id)}`;

const isIgnoredLinks = (value: unknown): value is IgnoredLinks =>
  typeof value === 'object' &&
  value !== null &&
  'day' in value &&
  'patientIds' in value &&
  Array.isArray(value.patientIds);

function ignoredOn(asked: Asked): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(asked)) ?? 'null');
    return isIgnoredLinks(kept) && kept.day === asked.today ? kept.patientIds : [];
  } catch {
    return [];
  }
}

/** True if the user chose today to ignore that the patient isn't linked (C-124). */
export const isLinkIgnored = (asked: Asked): boolean =>
  asked.patient !== null && ignoredOn(asked).includes(asked.patient.id);

/** Stores that the user ignores the patient's missing link today; tomorrow, the question returns (C-124). */
export function ignoreLink(asked: Asked): void {
  if (asked.patient === null) return;
  const ignored: IgnoredLinks = { day: asked.today, patientIds: [...ignoredOn(asked), asked.patient.id] };
  try {
    localStorage.setItem(nameOf(asked), JSON.stringify(ignored));
  } catch {
    // Without storage, the question returns each time.
  }
}
