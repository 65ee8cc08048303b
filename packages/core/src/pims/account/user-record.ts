import { clientLimits } from '../../clients/client/index.js';
import type { PimsConnectionType } from '../../practice/pims-connection/index.js';
import { readText, readWhole, readYes } from '../record/read-text.js';
import type { PlainDate } from '../../base/time/index.js';
import { readDate } from './read.js';
import type { ReportedUser } from './reported-account.js';

/** The account of a user. */
export interface UserAccount {
  readonly pimsAccountId: string;
  readonly pimsConnectionType: PimsConnectionType;
}

/** A user of the practice system with valid values. */
export interface PimsUserRecord extends UserAccount {
  /** `null` for a user without an ID in the system, who cannot be linked. */
  readonly pimsId: string | null;
  readonly displayName: string | null;
  /** Whether the user sees patients. */
  readonly isProvider: boolean;
  readonly vetLicenseNumber: string | null;
  readonly vetLicenseState: string | null;
  readonly vetLicenseExpiration: PlainDate | null;
  /** The user's role, in the system's own term. */
  readonly type: string | null;
  readonly originSystem: string | null;
}

const longest = { name: 100, word: 60 } as const;

/** Parses a user, whatever was reported: invalid values are truncated or omitted. @see A-179, C-211 */
export function readUser(reported: ReportedUser, account: UserAccount): PimsUserRecord {
  const note = () => undefined;
  const word = (field: keyof ReportedUser) => readText(reported[field], field, longest.word, note);
  return {
    ...account,
    pimsId: readWhole(reported.pimsId, 'pimsId', clientLimits.pimsId, note),
    displayName: readText(reported.displayName, 'displayName', longest.name, note),
    isProvider: readYes(reported.isProvider) ?? false,
    vetLicenseNumber: word('vetLicenseNumber'),
    vetLicenseState: word('vetLicenseState'),
    vetLicenseExpiration: readDate(reported.vetLicenseExpiration),
    type: word('type'),
    originSystem: word('originSystem'),
  };
}
