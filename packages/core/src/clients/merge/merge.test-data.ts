import fc from 'fast-check';
import type { ClientMerge, MergedClient } from './client-merge.js';
import type { MergeAnswer } from './field-choice.js';
import { nameOf, type RowChange, type RowValues } from './row-change.js';

/** A client with nothing but a name. */
export const client = (id: string, known: Partial<MergedClient> = {}): MergedClient => ({
  ...{ id, firstName: 'Eleanor', lastName: 'Whitfield', email: null, isActive: true, isOfficeUse: false },
  ...{ mergedIntoId: null, phones: [], addresses: [], birthdate: null, drivingLicense: null },
  ...{ pimsId: null, pimsProviderId: null, pimsConnectionType: null, isPIMSImport: false },
  ...known,
});

/** Two clients without related rows. */
export const pair = (known: Partial<ClientMerge> = {}): ClientMerge => ({
  ...{ kept: client('1'), other: client('2'), links: [], prescriptions: [], requests: [], alerts: [] },
  ...known,
});

export const phone = (phoneNumber: string, isActive = true) => ({
  ...{ uuid: `${phoneNumber}-${String(isActive)}`, phoneTypeId: 1, phoneNumber, isActive },
});

const name = fc.option(fc.constantFrom('Eleanor', 'ELEANOR', 'Ellie', ' ', ''), { nil: null });
const numbers = fc.uniqueArray(fc.tuple(fc.constantFrom('5185550177', '5185550199', '5550177'), fc.boolean()), {
  selector: ([number, isActive]) => `${number} ${String(isActive)}`,
});
const anyClient = (id: string, pimsId: string): fc.Arbitrary<MergedClient> =>
  fc
    .record({
      ...{ firstName: name, lastName: name, email: name, isActive: fc.boolean(), numbers, isLinked: fc.boolean() },
      drivingLicense: fc.option(fc.constantFrom('S123', 's123 ', 'T9'), { nil: null }),
      birthdate: fc.option(fc.constantFrom('1980-02-29', '1990-01-01'), { nil: null }),
    })
    .map(({ numbers: typed, isLinked, ...known }) =>
      client(id, {
        ...known,
        phones: typed.map(([number, isActive]) => ({ ...phone(number, isActive), uuid: `${id}-${number}` })),
        ...(isLinked && { pimsId, pimsConnectionType: 'EZYVET', isPIMSImport: true }),
      }),
    );
const anyLinks = fc
  .array(
    fc.record({
      of: fc.constantFrom('1', '2', 'both'),
      isActive: fc.boolean(),
      primary: fc.constantFrom('1', '2', '3'),
    }),
    {
      maxLength: 4,
    },
  )
  .map((patients) =>
    patients.flatMap(({ of, isActive, primary }, index) =>
      ['1', '2']
        .filter((clientId) => of === 'both' || of === clientId)
        .map((clientId) => ({
          ...{ patientId: `${index}`, clientId, isActive: isActive || primary === clientId },
          isPrimary: primary === clientId,
        })),
    ),
  );
const anyPrescription = fc.record({
  isIssued: fc.boolean(),
  rxStatus: fc.constantFrom('Draft', 'RejectedDraft'),
  issuedForId: fc.option(fc.constant('9'), { nil: null }),
});

/** Any two clients with related rows of either. */
export const anyMerge: fc.Arbitrary<ClientMerge> = fc.record({
  kept: anyClient('1', 'p-1'),
  other: anyClient('2', 'p-2'),
  links: anyLinks,
  prescriptions: fc
    .array(anyPrescription, { maxLength: 4 })
    .map((all) =>
      all.map(({ isIssued, rxStatus, issuedForId }, index) =>
        isIssued
          ? { id: `${index}`, isIssued, rxStatus: 'Created', issuedForId }
          : { id: `${index}`, isIssued, rxStatus, issuedForId: null },
      ),
    ),
  requests: fc
    .array(fc.constantFrom('PENDING', 'VET_APPROVED', 'VET_DECLINED'), { maxLength: 4 })
    .map((all) => all.map((status, index) => ({ id: `${index}`, status }))),
  alerts: fc
    .integer({ min: 0, max: 3 })
    .map((count) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }))),
});

export const anyAnswers: fc.Arbitrary<MergeAnswer[]> = fc
  .tuple(...Array.from({ length: 6 }, () => fc.constantFrom('kept' as const, 'other' as const)))
  .map((sides) =>
    ['firstName', 'lastName', 'email', 'drivingLicense', 'birthdate', 'pimsRecord'].map((field, index) => ({
      field,
      stays: sides[index] ?? 'kept',
    })),
  );

/** Rows by key, as a database would store them. */
export type Rows = ReadonlyMap<string, RowValues>;

/** The rows of a merge, and one unrelated row of each kind. */
export function rowsOf({ kept, other, links, prescriptions, requests, alerts }: ClientMerge): Rows {
  const beside = client('3', { pimsId: 'p-3', pimsConnectionType: 'EZYVET' });
  return new Map<string, RowValues>([
    ...[kept, other, beside].map((row) => [nameOf('client', { ...row }), { ...row }] as const),
    ...links.map((row) => [nameOf('link', { ...row }), { ...row }] as const),
    ...prescriptions.map(
      ({ id, rxStatus, issuedForId }) =>
        [`prescription ${id}`, { id, rxStatus, clientId: other.id, issuedClientId: issuedForId }] as const,
    ),
    ...requests.map((row) => [`request ${row.id}`, { ...row, clientId: other.id }] as const),
    ...alerts.map(({ id }) => [`alert ${id}`, { id, clientId: other.id, text: `about ${other.id}` }] as const),
    ['alert of another', { id: 'of another', clientId: '3', text: 'about 3' }],
    ['prescription of another', { id: 'of another', rxStatus: 'Created', clientId: '3', issuedClientId: null }],
  ]);
}

/** Applies a change to the rows; the row must have the expected previous values. */
export function withChange(rows: Rows, { kind, before, after }: RowChange): Rows {
  const row = rows.get(nameOf(kind, before));
  const stands = Object.entries(before).every(
    ([field, value]) => row !== undefined && JSON.stringify(row[field]) === JSON.stringify(value),
  );
  if (!stands) throw new Error(`${nameOf(kind, before)} is not as it was: ${JSON.stringify([row, before])}`);
  const next = new Map(rows);
  next.delete(nameOf(kind, before));
  if (next.has(nameOf(kind, after))) throw new Error(`${nameOf(kind, after)} is there already`);
  return next.set(nameOf(kind, after), { ...row, ...after });
}
