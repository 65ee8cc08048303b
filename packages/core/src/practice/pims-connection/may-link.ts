import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import { trimmedOrNull } from '../../base/text/index.js';
import type { PimsConnectionType } from './connection-type.js';
import { arePimsFeaturesOn, isPimsImportOn, type PimsSettings } from './enabled.js';

/** The fields of a submitted client or patient that link it to a record of the practice system. */
export interface SentLink {
  readonly pimsId?: string | null;
  readonly pimsProviderId?: string | null;
  /** The system of the record; an ID typed into a form has none (C-220). */
  readonly pimsConnectionType?: PimsConnectionType | null;
  readonly isPIMSImport?: boolean | null;
}

/** C-084, C-085, C-220. */
export const pimsRefusalTexts = {
  off: 'PIMS is not enabled at this location.',
  importOff: 'Importing from PIMS is not enabled at this location.',
  otherSystem: 'This location uses another practice system.',
} as const;

/** Every submitted ID counts as a link; whether its type has such IDs depends on the record (C-088). */
const hasLink = ({ pimsId, pimsProviderId }: SentLink) =>
  trimmedOrNull(pimsId) !== null || trimmedOrNull(pimsProviderId) !== null;

/**
 * Whether an existing record may be linked to one of the practice system: PIMS features are on, and the record belongs
 * to the location's current system.
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
 * Whether a record may be created from one of the practice system, whether or not it is flagged as an import: import
 * must be on.
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
