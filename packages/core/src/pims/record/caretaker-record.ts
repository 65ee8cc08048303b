import type { PimsAccount, PimsAddress, PimsCaretaker, PimsPhone } from '../../practice/pims-connection/index.js';
import { clientLimits } from '../../clients/client/index.js';
import { addressLimits } from '../../base/contact/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { isRecord } from './is-record.js';
import { openNotes, type LeftOut, type Note } from './left-out.js';
import { pimsRecordLimits } from './limits.js';
import { onceEach } from './once-each.js';
import { readPatient, type PatientRecord } from './patient-record.js';
import { readName, readText, readWhole, readYes } from './read-text.js';
import type { ReportedAddress, ReportedCaretaker, ReportedPatient, ReportedPhone } from './reported-record.js';

/** A client of a practice system with valid values, and what was omitted (C-196, C-211). */
export interface CaretakerRecord extends PimsCaretaker {
  readonly pimsAccountId: string;
  readonly isActive: boolean;
  readonly emails: readonly { readonly address: string }[];
  readonly patients: readonly PatientRecord[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Parses a client, whatever was reported: each field is validated separately, and an invalid one is omitted with a
 * note.
 *
 * @param today - the calendar day at the location
 * @returns `null` without an ID, because it could not be linked
 * @see C-196, C-211
 */
export function readCaretaker(
  reported: ReportedCaretaker,
  { pimsAccountId, pimsConnectionType }: Pick<PimsAccount, 'pimsAccountId' | 'pimsConnectionType'>,
  today: PlainDate,
): CaretakerRecord | null {
  const { note, leftOut } = openNotes();
  const id = isRecord(reported) ? readWhole(reported.id, 'id', clientLimits.pimsId, note) : null;
  if (id === null) return null;
  return {
    id,
    pimsId: readWhole(reported.pimsId, 'pimsId', clientLimits.pimsId, note),
    pimsAccountId,
    pimsConnectionType,
    firstName: readName(reported.firstName, 'firstName', note),
    lastName: readName(reported.lastName, 'lastName', note),
    isActive: readYes(reported.isActive) ?? true,
    emails: first<unknown>(reported.emails, 'emails', note).flatMap((email, at) => readEmail(email, at, note)),
    phones: first<ReportedPhone>(reported.phones, 'phones', note).flatMap((phone, at) => readPhone(phone, at, note)),
    addresses: first<ReportedAddress>(reported.addresses, 'addresses', note).flatMap((address, at) =>
      readAddress(address, at, note),
    ),
    patients: onceEach(
      most<ReportedPatient>(reported.patients, 'patients', pimsRecordLimits.patients, note).map((patient) =>
        readPatient(patient, today),
      ),
    ),
    leftOut,
  };
}

const first = <Entry>(reported: unknown, field: string, note: Note) =>
  most<Entry>(reported, field, pimsRecordLimits.contacts, note);

/** The first entries of a list up to a maximum; empty for anything but a list. */
function most<Entry>(reported: unknown, field: string, max: number, note: Note): Entry[] {
  if (!Array.isArray(reported)) return [];
  const entries = (reported as unknown[]).filter((entry) => entry !== null && entry !== undefined) as Entry[];
  if (entries.length > max) note(field, `There are ${entries.length}; the first ${max} were kept.`);
  return entries.slice(0, max);
}

function readEmail(reported: unknown, at: number, note: Note): { readonly address: string }[] {
  const text =
    typeof reported === 'object' && reported !== null ? (reported as { address?: unknown }).address : reported;
  const address = readWhole(text, `emails.${at}.address`, clientLimits.email, note);
  return address === null ? [] : [{ address }];
}

function readPhone(reported: ReportedPhone, at: number, note: Note): PimsPhone[] {
  const number = readWhole(reported.number, `phones.${at}.number`, pimsRecordLimits.phone, note);
  if (number === null) return [];
  return [
    {
      number,
      type: readText(reported.type, `phones.${at}.type`, pimsRecordLimits.word, note),
      isPrimary: readYes(reported.isPrimary),
      isValidMobile: readYes(reported.isValidMobile),
    },
  ];
}

function readAddress(reported: ReportedAddress, at: number, note: Note): PimsAddress[] {
  const part = (field: 'addressLine1' | 'addressLine2' | 'city' | 'stateProvince' | 'postalCode', max: number) =>
    readWhole(reported[field], `addresses.${at}.${field}`, max, note);
  const address: PimsAddress = {
    addressLine1: part('addressLine1', addressLimits.line1),
    addressLine2: part('addressLine2', addressLimits.line2),
    city: part('city', addressLimits.city),
    stateProvince: part('stateProvince', pimsRecordLimits.word),
    postalCode: part('postalCode', pimsRecordLimits.phone),
    isPrimary: readYes(reported.isPrimary),
    isActive: readYes(reported.isActive) ?? true,
  };
  return address.addressLine1 === null && address.city === null && address.postalCode === null ? [] : [address];
}
