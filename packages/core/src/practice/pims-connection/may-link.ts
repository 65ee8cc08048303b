import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import { trimmedOrNull } from '../../base/text/index.js';
import type { PimsConnectionType } from './connection-type.js';
import { arePimsFeaturesOn, isPimsImportOn, type PimsSettings } from './enabled.js';

/** What of a client or patient says that a record of the practice system stands behind it; as it is sent. */
export interface SentLink {
  readonly pimsId?: string | null;
  readonly pimsProviderId?: string | null;
  /** Of the record; an id that is typed into a form comes without (C-220). */
  readonly pimsConnectionType?: PimsConnectionType | null;
  readonly isPIMSImport?: boolean | null;
}

/** C-084, C-085, C-220. */
export const pimsRefusalTexts = {
  off: 'PIMS is not enabled at this location.',
  importOff: 'Importing from PIMS is not enabled at this location.',
  otherSystem: 'This location works with another practice system.',
} as const;

/** Any id that is sent is one to link by; whether its type has such ids is a matter of the record (C-088). */
const hasLink = ({ pimsId, pimsProviderId }: SentLink) =>
  trimmedOrNull(pimsId) !== null || trimmedOrNull(pimsProviderId) !== null;

/**
 * Whether a record that stands here already may be linked with one of the practice system: where PIMS features are on,
 * and with a record of the system that the location works with now.
 *
 * @see C-084, C-220
 */
export function mayLink(sent: SentLink, location: PimsSettings): Verdict {
  if (!hasLink(sent)) return allowed;
  if (!arePimsFeaturesOn(location)) return refuse('BAD_USER_INPUT', pimsRefusalTexts.off);
  const type = sent.pimsConnectionType ?? location.pimsConnectionType;
  return type === location.pimsConnectionType ? allowed : refuse('BAD_USER_INPUT', pimsRefusalTexts.otherSystem);
}

/**
 * Whether a record may be made with what stands in the practice system, marked as an import or not: where importing is
 * on.
 *
 * @param features - of the location
 * @see C-085, C-023
 */
export function mayImport(sent: SentLink, location: PimsSettings, features: ReadonlySet<string>): Verdict {
  if (!hasLink(sent) && sent.isPIMSImport !== true) return allowed;
  if (!arePimsFeaturesOn(location)) return refuse('BAD_USER_INPUT', pimsRefusalTexts.off);
  return isPimsImportOn(location, features)
    ? mayLink(sent, location)
    : refuse('BAD_USER_INPUT', pimsRefusalTexts.importOff);
}
