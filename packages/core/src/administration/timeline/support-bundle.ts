import { pimsConnectionTypes } from '../../practice/pims-connection/index.js';
import { featureFlags } from '../../practice/location/index.js';
import { isTimeZone } from '../../base/time/index.js';
import { type AnsweredCall, type BundledCall, bundledCall } from './bundled-call.js';
import { type AnsweredEntry, type BundledEntry, bundledEntries, knownRecord, knownStatus } from './bundled-entry.js';
import { openPeopleNumbers } from './people-numbers.js';

/** The known facts of a record, its location and a user's permissions there. */
export interface BundleFacts {
  /** The call in question; it may name no record. */
  readonly refusal?: AnsweredCall | null;
  readonly record: string | null;
  readonly status: string;
  readonly isCut: boolean;
  readonly entries: readonly AnsweredEntry[];
  readonly location: {
    readonly id: string;
    readonly isActive: boolean;
    readonly timeZone: string;
    readonly pimsConnectionType: string | null;
    readonly isPimsEnabled: boolean | null;
    readonly isPimsAccountSecretSet: boolean;
    readonly isEnabledForWriteback: boolean;
    readonly isOfficeUseEnabled: boolean;
    readonly locationPharmacies: readonly unknown[];
  } | null;
  readonly features: readonly string[];
}

/** A support file for developers. */
export interface SupportBundle {
  readonly refusal: BundledCall | null;
  readonly record: string | null;
  readonly status: string;
  readonly isCut: boolean;
  readonly location: {
    readonly id: string;
    readonly isActive: boolean;
    readonly timeZone: string | null;
    readonly pims: string | null;
    readonly isPimsEnabled: boolean;
    readonly isSecretSet: boolean;
    readonly isWritebackOn: boolean;
    readonly isOfficeUseOn: boolean;
    readonly pharmacies: number;
  } | null;
  readonly features: readonly string[];
  readonly people: number;
  readonly timeline: readonly BundledEntry[];
}

/**
 * A record without personal data, for developers: each field is limited to allowed values, so that no name, address or
 * typed text is included, wherever it occurs.
 *
 * @see A-312
 */
export function supportBundle(facts: BundleFacts): SupportBundle {
  const { refusal: call = null, record, status, isCut, entries, location, features } = facts;
  const numberOf = openPeopleNumbers();
  const timeline = bundledEntries(entries, numberOf);
  const refusal = call && bundledCall(call, numberOf);
  const people = [...timeline, ...(refusal ? [refusal] : [])].map(({ by }) => by).filter((by) => by > 0);
  return {
    refusal,
    record: record === null ? null : knownRecord(record),
    status: knownStatus(status),
    isCut,
    location: location && settingsOf(location),
    features: featureFlags.filter((name) => features.includes(name)),
    people: new Set(people).size,
    timeline,
  };
}

function settingsOf(location: NonNullable<BundleFacts['location']>): SupportBundle['location'] {
  const { id, isActive, timeZone, pimsConnectionType: pims } = location;
  return {
    id: /^\d{1,18}$/.test(id) ? id : '',
    isActive,
    timeZone: isTimeZone(timeZone) ? timeZone : null,
    pims: pimsConnectionTypes.find((type) => type === pims) ?? null,
    isPimsEnabled: location.isPimsEnabled === true,
    isSecretSet: location.isPimsAccountSecretSet,
    isWritebackOn: location.isEnabledForWriteback,
    isOfficeUseOn: location.isOfficeUseEnabled,
    pharmacies: location.locationPharmacies.length,
  };
}
