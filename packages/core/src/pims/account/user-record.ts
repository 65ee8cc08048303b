import { clientLimits } from '../../clients/client/index.js';
import type { PimsConnectionType } from '../../practice/pims-connection/index.js';
import { readText, readWhole, readYes } from '../record/read-text.js';
import type { PlainDate } from '../../base/time/index.js';
import { readDate } from './read.js';
import type { ToldUser } from './told.js';

/** The account that a user works in. */
export interface UserAccount {
  readonly pimsAccountId: string;
  readonly pimsConnectionType: PimsConnectionType;
}

/** A person who works with the practice system, in fields that Signa can hold. */
export interface PimsUserRecord extends UserAccount {
  /** `null` for somebody whom the system has no id for: nobody can be linked with them. */
  readonly pimsId: string | null;
  readonly displayName: string | null;
  /** Sees patients there. */
  readonly isProvider: boolean;
  readonly vetLicenseNumber: string | null;
  readonly vetLicenseState: string | null;
  readonly vetLicenseExpiration: PlainDate | null;
  /** What they are there, in the system's word. */
  readonly type: string | null;
  readonly originSystem: string | null;
}

const longest = { name: 100, word: 60 } as const;

/** A user as Signa can hold it, whatever the system told: what does not fit is cut or left out. @see A-179, C-211 */
export function readUser(told: ToldUser, account: UserAccount): PimsUserRecord {
  const note = () => undefined;
  const word = (field: keyof ToldUser) => readText(told[field], field, longest.word, note);
  return {
    ...account,
    pimsId: readWhole(told.pimsId, 'pimsId', clientLimits.pimsId, note),
    displayName: readText(told.displayName, 'displayName', longest.name, note),
    isProvider: readYes(told.isProvider) ?? false,
    vetLicenseNumber: word('vetLicenseNumber'),
    vetLicenseState: word('vetLicenseState'),
    vetLicenseExpiration: readDate(told.vetLicenseExpiration),
    type: word('type'),
    originSystem: word('originSystem'),
  };
}
