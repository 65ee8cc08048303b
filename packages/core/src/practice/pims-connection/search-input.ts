import { phoneDigits, searchedPhoneMinimum } from '../../base/contact/index.js';
import { trimmedOrNull } from '../../base/text/index.js';
import type { PimsConnectionType } from './connection-type.js';
import type { PimsAccount } from './pims-account.js';
import { type PimsIds, recordByIdInput } from './record-id.js';
import { rawPhoneTypes } from './trait.js';

/** The search fields for clients of a practice system, as typed. */
export interface CaretakerSearch {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly patientName: string;
}

/** The input of searchPimsCaretakers (C-167). */
export interface CaretakerSearchInput {
  readonly checkIfPatientDeceased: true;
  readonly pimsAccountId: string;
  readonly pimsConnectionType: PimsConnectionType;
  readonly pimsAccountLocationId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly patientName?: string;
}

/**
 * The input of a client search. Blank fields are omitted, because they would narrow the search; the phone is sent as
 * digits, unless the system expects it as typed.
 *
 * @see C-093, C-094, C-167
 */
export function caretakerSearchInput(account: PimsAccount, search: CaretakerSearch): CaretakerSearchInput {
  const { pimsAccountId, pimsConnectionType } = account;
  const pimsAccountLocationId = trimmedOrNull(account.pimsAccountLocationId);
  return {
    checkIfPatientDeceased: true,
    pimsAccountId,
    pimsConnectionType,
    ...(pimsAccountLocationId !== null && { pimsAccountLocationId }),
    ...searchedTexts(pimsConnectionType, search),
  };
}

/** The input of searchPimsPatients among the patients of one client (C-169). */
export interface PatientSearchInput {
  readonly pimsAccountId: string;
  readonly pimsConnectionType: PimsConnectionType;
  readonly pimsAccountLocationId?: string;
  readonly name: string;
  readonly pimsCaretakerId?: string;
  readonly providerCaretakerId?: string;
}

/**
 * The input of a search for a client's patients by name, with the provider ID of the client for BITWERX and its PIMS ID
 * for every other type.
 *
 * @returns `null` for a client who is not linked to a record of this system, so that nothing is requested
 * @see C-060, C-169
 */
export function patientSearchInput(
  account: PimsAccount,
  client: PimsIds & { readonly pimsConnectionType: PimsConnectionType | null },
  name: string,
): PatientSearchInput | null {
  const named = recordByIdInput(account, client);
  if (named === null) return null;
  const { pimsId, providerId, ...place } = named;
  const pimsAccountLocationId = trimmedOrNull(account.pimsAccountLocationId);
  return {
    ...place,
    ...(pimsAccountLocationId !== null && { pimsAccountLocationId }),
    name,
    ...(pimsId !== undefined && { pimsCaretakerId: pimsId }),
    ...(providerId !== undefined && { providerCaretakerId: providerId }),
  };
}

/** The texts of a search that are sent to a practice system; any of them may be missing. @see C-093, C-094 */
export function searchedTexts(type: PimsConnectionType, search: SentSearch): Partial<CaretakerSearch> {
  const { firstName, lastName, email, patientName } = search;
  const digits = phoneDigits(search.phone ?? '');
  const isRaw = rawPhoneTypes.includes(type);
  const phone = digits.length < searchedPhoneMinimum ? null : isRaw ? search.phone : digits;
  const texts = Object.entries({ firstName, lastName, email, phone, patientName })
    .map(([field, text]) => [field, trimmedOrNull(text)] as const)
    .filter(([, text]) => text !== null);
  return Object.fromEntries(texts);
}

type SentSearch = { readonly [Field in keyof CaretakerSearch]?: string | null };
