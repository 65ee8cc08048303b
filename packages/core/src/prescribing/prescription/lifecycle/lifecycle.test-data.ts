import fc from 'fast-check';
import { allowed, refuse } from '../../../base/failure/index.js';
import type { PrescriptionLifecycleEvent } from './lifecycle-event.js';
import { anyLocation, anyProduct } from '../prescription.arbitrary.test-data.js';
import { location, product } from '../prescription.test-data.js';
import { rxStatusListing, type RxStatusCode } from './status.js';
import type { PrescriptionStatusFacts } from './next-status.js';

export const statuses = Object.keys(rxStatusListing) as RxStatusCode[];
export const wrong = [{ path: 'refills', code: 'required', message: 'This field is required' }];
export const notYou = refuse('FORBIDDEN', 'Not you.');
export const inProgress = refuse('CONFLICT', 'A client order is in progress.');

type EventOf<Type, Event = PrescriptionLifecycleEvent> = Event extends { readonly type: infer Types }
  ? Type extends Types
    ? Omit<Event, 'type'> & { readonly type: Type }
    : never
  : never;

/** One event of each type, with every guard satisfied. */
export const events: { readonly [Type in PrescriptionLifecycleEvent['type']]: EventOf<Type> } = {
  SaveAsDraft: { type: 'SaveAsDraft', issues: [] },
  AuthorizeRx: { type: 'AuthorizeRx', issues: [], authority: allowed, product: product(), location: location() },
  PrintRx: { type: 'PrintRx', issues: [], authority: allowed, product: product(), location: location() },
  ImportPrescription: { type: 'ImportPrescription', issues: [] },
  DeclinePrescription: { type: 'DeclinePrescription', reason: 'Due for exam' },
  DeletePrescription: { type: 'DeletePrescription', reason: 'Due for exam' },
  ArchivePrescription: { type: 'ArchivePrescription', archived: true, gate: allowed },
  UndoPrescription: { type: 'UndoPrescription', verdict: allowed },
  PharmacyOrderSent: { type: 'PharmacyOrderSent', isExpired: false },
  PharmacyReceived: { type: 'PharmacyReceived' },
  PharmacyMoreInformationRequired: { type: 'PharmacyMoreInformationRequired' },
  PharmacyAccepted: { type: 'PharmacyAccepted', isExpired: false },
  PharmacyDeclined: { type: 'PharmacyDeclined' },
};

export const anyStatusFacts: fc.Arbitrary<PrescriptionStatusFacts> = fc.oneof(
  fc.record({ rxStatus: fc.constantFrom(...statuses), archived: fc.boolean() }),
  fc.constant({ rxStatus: null, archived: false }),
);

const anyIssues = fc.constantFrom([], wrong);
const anyReason = fc.constantFrom('Due for exam', ' ');

export const anyEvent: fc.Arbitrary<PrescriptionLifecycleEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('SaveAsDraft' as const, 'ImportPrescription' as const), issues: anyIssues }),
  fc.record({
    type: fc.constantFrom('AuthorizeRx' as const, 'PrintRx' as const),
    issues: anyIssues,
    authority: fc.constantFrom(allowed, notYou),
    product: anyProduct,
    location: anyLocation,
  }),
  fc.record({
    type: fc.constantFrom('DeclinePrescription' as const, 'DeletePrescription' as const),
    reason: anyReason,
  }),
  fc.record({
    type: fc.constant('ArchivePrescription' as const),
    archived: fc.boolean(),
    gate: fc.constantFrom(allowed, inProgress),
  }),
  fc.record({ type: fc.constant('UndoPrescription' as const), verdict: fc.constantFrom(allowed, inProgress) }),
  fc.record({
    type: fc.constantFrom('PharmacyOrderSent' as const, 'PharmacyAccepted' as const),
    isExpired: fc.boolean(),
  }),
  fc.record({
    type: fc.constantFrom(
      'PharmacyReceived' as const,
      'PharmacyMoreInformationRequired' as const,
      'PharmacyDeclined' as const,
    ),
  }),
);
