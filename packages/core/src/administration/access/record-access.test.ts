import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { mayArchive } from '../../prescribing/archive/index.js';
import { mayCall } from '../permission/index.js';
import { anyPerson } from '../permission/permission.arbitrary.test-data.js';
import { assignment, builtInRole } from '../../practice/location/practice.test-data.js';
import { mayPrint, rxStatusListing, type RxStatusCode } from '../../prescribing/prescription/index.js';
import { nextPrescriptionStatus } from '../../prescribing/prescription/change/index.js';
import { nextTaskStatus, type TaskEvent, taskStatuses } from '../../prescribing/task/index.js';
import {
  accessCases,
  type RecordFacts,
  recordKindOf,
  recordKinds,
  recordOperations,
  whatPersonMayWith,
} from './index.js';

/** Fewer runs than the requirement names; SIGNA_TEST_EXPLANATIONS=100000 runs all of them. */
const numRuns = Number(process.env['SIGNA_TEST_EXPLANATIONS'] ?? 200);

const vet = { ...assignment({ id: '50' }), displayName: 'Dr. Maya Okafor' };
const context = { vets: [vet], today: '2026-11-23' };
const prescriber = {
  username: 'maya@wren.example',
  displayName: 'Dr. Maya Okafor',
  isEnabled: true,
  assignment: assignment({ id: '50' }),
};
type OfPrescription = Extract<RecordFacts, { readonly kind: 'prescription' }>;
const product: OfPrescription['product'] = {
  ...{ productApprovalType: 'Rx' as const, isControlled: false, deaSchedule: null },
  fullfillmentVendor: null,
};
const prescription = (rxStatus: RxStatusCode, archived = false): RecordFacts => ({
  kind: 'prescription',
  standing: { rxStatus, archived },
  lines: [],
  product,
  vet,
});

const anyTaskStatus = fc.record({
  rxStatus: fc.constantFrom(...(Object.keys(rxStatusListing) as RxStatusCode[])),
  archived: fc.boolean(),
});
const anyRecord: fc.Arbitrary<RecordFacts> = fc.oneof(
  fc.record({
    kind: fc.constant('prescription' as const),
    standing: anyTaskStatus,
    lines: fc.oneof(
      fc.constant('failed' as const),
      fc.array(fc.record({ status: fc.constantFrom('shipped', 'pending'), shipment: fc.constant(null) })),
    ),
    product: fc.option(fc.constant(product)),
    vet: fc.option(anyPerson.map((who) => ({ ...(who.assignments[0] ?? vet), displayName: 'Dr. Ann' }))),
  }),
  fc.record({
    kind: fc.constant('task' as const),
    standing: fc.record({ status: fc.constantFrom(...taskStatuses), answeredBy: fc.constant('Dr. Ann') }),
  }),
  fc.record({ kind: fc.constantFrom('client' as const, 'patient' as const), isMerged: fc.boolean() }),
);

/** The checks of the server's use cases before they change such a record, call by call. */
function standsFor(operation: string, isDraft: boolean, record: RecordFacts): boolean {
  if ('isMerged' in record) return operation.startsWith('Update') ? !record.isMerged : true;
  if (record.kind === 'task') {
    const events: Readonly<Record<string, TaskEvent>> = {
      AddPrescription: { type: isDraft ? 'saveDraft' : 'approve' },
      UpsertPrescriptionTask: { type: 'decline', reason: 'Other' },
      UpdatePrescriptionTaskWorkflow: { type: 'changeWorkflow' },
      HandOffRequest: { type: 'changeWorkflow' },
      SnoozeRequest: { type: 'changeWorkflow' },
      AskForExam: { type: 'changeWorkflow' },
    };
    const event = events[operation];
    return event === undefined || nextTaskStatus(record.standing, event).allowed;
  }
  const { standing, lines } = record;
  const gate = mayArchive(standing, lines);
  const verdicts: Readonly<Record<string, () => boolean>> = {
    DeclinePrescription: () =>
      nextPrescriptionStatus(standing, { type: 'DeclinePrescription', reason: 'Other' }).allowed,
    DeletePrescription: () => nextPrescriptionStatus(standing, { type: 'DeletePrescription', reason: 'Other' }).allowed,
    ArchivePrescription: () =>
      gate.allowed && nextPrescriptionStatus(standing, { type: 'ArchivePrescription', archived: true, gate }).allowed,
    ReprintPrescription: () => mayPrint(standing).allowed,
    UpdatePrescription: () =>
      !standing.archived && standing.rxStatus === 'Draft' && (isDraft || record.product !== null),
  };
  return verdicts[operation]?.() ?? true;
}

describe('the permissions of a user for a record', () => {
  it("A-314 show the state of the record along with the user's unmet conditions, in each alternative", () => {
    const [decline] = whatPersonMayWith(prescriber, context, 'DeclinePrescription', prescription('Draft'));
    expect(decline).toMatchObject({ isAllowed: true, ways: [{ missing: [] }] });
    const [issued] = whatPersonMayWith(prescriber, context, 'DeclinePrescription', prescription('FaxedToPharmacy'));
    expect(issued).toMatchObject({
      isAllowed: false,
      ways: [{ missing: [expect.stringMatching(/^This prescription was issued/) as string] }],
    });
    const staff = { ...prescriber, assignment: assignment({ id: '9', role: builtInRole('STAFF') }) };
    const issue = whatPersonMayWith(staff, context, 'UpdatePrescription', prescription('RejectedDraft')).find(
      ({ words }) => words === 'Authorize on behalf of Dr. Maya Okafor',
    );
    expect(issue?.ways).toHaveLength(3);
    for (const { missing } of issue?.ways ?? [])
      expect(missing.at(-1)).toContain('This draft was rejected and can no longer be changed');
    expect(issue?.ways.flatMap(({ missing }) => missing)).toContain('The role STAFF cannot authorize.');
  });

  it('A-314 do not reveal the record another was merged into, and say that it is reported as missing at other locations', () => {
    const merged: RecordFacts = { kind: 'client', isMerged: true };
    expect(whatPersonMayWith(prescriber, context, 'UpdateLocationClient', merged)[0]?.ways[0]?.missing.at(-1)).toBe(
      'This client was merged into another record. Open that record.',
    );
    const elsewhere = whatPersonMayWith({ ...prescriber, assignment: null }, context, 'GetLocationClient', merged);
    expect(elsewhere).toMatchObject([{ isAllowed: false, ways: [{ missing: [/* one */ expect.any(String)] }] }]);
  });

  it('A-314 always agree with the function that decides calls, for any user and record', () => {
    fc.assert(
      fc.property(
        anyPerson,
        anyRecord,
        fc.boolean(),
        fc.constantFrom('2026-11-22', '2026-11-23', '2027-03-02'),
        (who, record, isEnabled, today) => {
          for (const operation of recordOperations[record.kind])
            for (const held of who.assignments) {
              const person = { username: who.username, displayName: 'Priya', isEnabled, assignment: held };
              const at = {
                today,
                vets: record.kind === 'prescription' && record.vet ? [record.vet] : [vet],
                ...(record.kind === 'prescription' && record.product && { product: record.product }),
              };
              const calls = accessCases(person, at).filter(({ call }) => call.operation === operation);
              const decided = calls.map(({ call, words }) => {
                const isDraft =
                  'authorization' in (call.facts ?? {}) &&
                  (call.facts as { authorization: unknown }).authorization === null;
                const everywhere = { ...call, caller: who } as typeof call;
                return {
                  words,
                  isAllowed: isEnabled && mayCall(everywhere).allowed && standsFor(operation, isDraft, record),
                };
              });
              const said = whatPersonMayWith(person, { vets: [vet], today }, operation, record);
              expect(said.map(({ words, isAllowed }) => ({ words, isAllowed }))).toEqual(decided);
              for (const { isAllowed, ways } of said)
                expect(ways.some(({ missing }) => missing.length === 0)).toBe(isAllowed);
            }
        },
      ),
      { numRuns, seed: 20_261_124 },
    );
  });

  it('A-314 recognize the kind of record that an operation is about, and list each operation once', () => {
    const all = recordKinds.flatMap((kind) => recordOperations[kind] as readonly string[]);
    expect(new Set(all).size).toBe(all.length);
  });
});

it.each([
  ['prescription', 'GetPrescription'],
  ['prescription', 'GetPrescriptionToCopy'],
  ['prescription', 'GetLineItemsByPrescriptionId'],
  ['prescription', 'UpdatePrescription'],
  ['prescription', 'DeclinePrescription'],
  ['prescription', 'DeletePrescription'],
  ['prescription', 'ArchivePrescription'],
  ['prescription', 'ReprintPrescription'],
  ['task', 'GetPrescriptionTask'],
  ['task', 'AddPrescription'],
  ['task', 'UpsertPrescriptionTask'],
  ['task', 'UpdatePrescriptionTaskWorkflow'],
  ['task', 'HandOffRequest'],
  ['task', 'SnoozeRequest'],
  ['task', 'AskForExam'],
  ['client', 'GetLocationClient'],
  ['client', 'UpdateLocationClient'],
  ['patient', 'getLocationPatient'],
  ['patient', 'UpdateLocationPatient'],
  ['patient', 'UpdateLocationPatientForConflict'],
  [null, 'Roles'],
  [null, 'GetPrescriptionHistory'],
  [null, 'addprescription'],
])('A-314 recognize that one %s is what %s is about', (kind, operation) => {
  expect(recordKindOf(operation)).toBe(kind);
});
