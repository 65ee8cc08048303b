import { describe, expect, it } from 'vitest';
import type { PrescriptionLifecycleEvent } from './lifecycle-event.js';
import { events, inProgress, notYou, statuses, wrong } from './lifecycle.test-data.js';
import { nextPrescriptionStatus } from './next-status.js';
import { inNewYork, location, product, scheduleII, scheduleIV } from '../prescription.test-data.js';
import type { RxStatusCode } from './status.js';

const next = (rxStatus: RxStatusCode | null, event: PrescriptionLifecycleEvent, archived = false) =>
  nextPrescriptionStatus({ rxStatus, archived }, event);
const after = (rxStatus: RxStatusCode | null, event: PrescriptionLifecycleEvent) => {
  const step = next(rxStatus, event);
  return step.allowed ? step.to : step.code;
};
const refusal = (rxStatus: RxStatusCode | null, event: PrescriptionLifecycleEvent, archived = false) => {
  const step = next(rxStatus, event, archived);
  return step.allowed ? null : `${step.code}: ${step.reason}`;
};

/** The result of every event in every status with all guards satisfied; other pairs are rejected (P-134). */
const table: Partial<
  Record<RxStatusCode | 'none', Partial<Record<PrescriptionLifecycleEvent['type'], RxStatusCode | null>>>
> = {
  none: {
    SaveAsDraft: 'Draft',
    AuthorizeRx: 'Created',
    PrintRx: 'FaxedToPharmacy',
    ImportPrescription: 'IssuedElsewhere',
  },
  Draft: {
    SaveAsDraft: 'Draft',
    AuthorizeRx: 'Created',
    PrintRx: 'FaxedToPharmacy',
    DeclinePrescription: 'RejectedDraft',
    DeletePrescription: null,
  },
  Created: {
    UndoPrescription: 'Undone',
    PharmacyOrderSent: 'SentToPharmacy',
    PharmacyReceived: 'ReceivedByPharmacy',
    PharmacyDeclined: 'DeclinedByPharmacy',
  },
  SentToPharmacy: { PharmacyReceived: 'ReceivedByPharmacy', PharmacyDeclined: 'DeclinedByPharmacy' },
  FaxedToPharmacy: {
    UndoPrescription: 'Undone',
    PharmacyReceived: 'ReceivedByPharmacy',
    PharmacyDeclined: 'DeclinedByPharmacy',
  },
  MailedToPharmacy: { PharmacyReceived: 'ReceivedByPharmacy', PharmacyDeclined: 'DeclinedByPharmacy' },
  ReceivedByPharmacy: {
    PharmacyMoreInformationRequired: 'MoreInfoRequired',
    PharmacyAccepted: 'AcceptedByPharmacy',
    PharmacyDeclined: 'DeclinedByPharmacy',
  },
  MoreInfoRequired: {
    PharmacyReceived: 'ReceivedByPharmacy',
    PharmacyAccepted: 'AcceptedByPharmacy',
    PharmacyDeclined: 'DeclinedByPharmacy',
  },
};

describe('transition table', () => {
  const pairs = [null, ...statuses].flatMap((status) => Object.values(events).map((event) => [status, event] as const));

  it.each(pairs)(
    'P-122 P-123 P-124 P-125 P-126 P-127 P-128 P-129 P-130 P-131 P-132 P-133 P-134 P-300 P-481: %s and $type',
    (status, event) => {
      const expected =
        event.type === 'ArchivePrescription' && status !== null ? status : table[status ?? 'none']?.[event.type];
      expect(after(status, event)).toBe(expected === undefined ? 'CONFLICT' : expected);
    },
  );

  it('P-133 archives every status once and keeps it', () => {
    for (const status of statuses)
      expect(next(status, events.ArchivePrescription)).toEqual({
        allowed: true,
        to: status,
        archived: true,
        issued: false,
      });
    expect(refusal(null, events.ArchivePrescription)).toContain('CONFLICT');
  });

  it('P-134 rejects every event on an archived prescription with CONFLICT', () => {
    for (const status of statuses) {
      for (const event of Object.values(events))
        expect(refusal(status, event, true)).toMatch(/^CONFLICT: This prescription is archived/);
    }
  });

  it('P-098 P-123 P-124 P-125 issues by AuthorizeRx and PrintRx only', () => {
    for (const type of ['AuthorizeRx', 'PrintRx'] as const)
      expect(next('Draft', events[type])).toMatchObject({ issued: true, archived: false });
    for (const type of ['SaveAsDraft', 'DeclinePrescription', 'DeletePrescription'] as const)
      expect(next('Draft', events[type])).toMatchObject({ issued: false });
  });
});

describe('guards', () => {
  it('P-122 saves no draft that violates a rule', () => {
    expect(refusal(null, { ...events.SaveAsDraft, issues: wrong })).toBe('BAD_USER_INPUT: This field is required');
  });

  it('P-123 P-124 issues nothing that violates a rule, and nothing without authority', () => {
    for (const type of ['AuthorizeRx', 'PrintRx'] as const) {
      expect(refusal('Draft', { ...events[type], issues: wrong })).toBe('BAD_USER_INPUT: This field is required');
      expect(refusal('Draft', { ...events[type], authority: notYou, issues: wrong })).toBe('FORBIDDEN: Not you.');
    }
  });

  it('P-099 P-123 authorizes nothing that no pharmacy of the location dispenses', () => {
    const elsewhere = { ...events.AuthorizeRx, product: product({ fullfillmentVendor: null }) };
    expect(refusal('Draft', elsewhere)).toBe(
      'BAD_USER_INPUT: No pharmacy of this location fills this product. Use Print Rx',
    );
  });

  it('P-114 P-125 mails or faxes a controlled product, with either type', () => {
    for (const type of ['AuthorizeRx', 'PrintRx'] as const) {
      expect(after(null, { ...events[type], product: scheduleIV })).toBe('FaxedToPharmacy');
      expect(after(null, { ...events[type], product: scheduleIV, location: inNewYork })).toBe('MailedToPharmacy');
      expect(after('Draft', { ...events[type], product: scheduleII, location: location() })).toBe('MailedToPharmacy');
    }
  });

  it('P-115 P-125 issues no controlled product that cannot be prescribed', () => {
    expect(refusal(null, { ...events.PrintRx, product: product({ deaSchedule: 'C-I' }) })).toBe(
      'BAD_USER_INPUT: Please contact the pharmacy to prescribe controlled substances',
    );
  });

  it('P-300 imports nothing that violates a rule', () => {
    expect(refusal(null, { ...events.ImportPrescription, issues: wrong })).toBe(
      'BAD_USER_INPUT: This field is required',
    );
  });

  it('P-126 P-127 rejects and deletes no draft without a reason of at most 250 characters', () => {
    for (const type of ['DeclinePrescription', 'DeletePrescription'] as const) {
      expect(refusal('Draft', { type, reason: ' ' })).toBe('BAD_USER_INPUT: This field is required');
      expect(refusal('Draft', { type, reason: 'x'.repeat(251) })).toMatch(/^BAD_USER_INPUT/);
    }
  });

  it('P-128 P-131 sends and accepts no expired prescription', () => {
    expect(refusal('Created', { type: 'PharmacyOrderSent', isExpired: true })).toBe(
      'CONFLICT: This prescription has expired. A new one is needed.',
    );
    expect(refusal('MoreInfoRequired', { type: 'PharmacyAccepted', isExpired: true })).toMatch(/expired/);
  });

  it('P-140 P-143 does not archive while an order is in progress, and never unarchives', () => {
    expect(refusal('Created', { ...events.ArchivePrescription, gate: inProgress })).toBe(
      'CONFLICT: A client order is in progress.',
    );
    expect(refusal('Created', { ...events.ArchivePrescription, archived: false })).toBe(
      'BAD_USER_INPUT: An archived prescription cannot be restored.',
    );
  });

  it('P-134 says what can be done instead', () => {
    expect(refusal('FaxedToPharmacy', events.SaveAsDraft)).toBe(
      'CONFLICT: This prescription was issued and is faxed. It cannot be changed; copy it to prescribe again.',
    );
    expect(refusal('RejectedDraft', events.AuthorizeRx)).toMatch(/was rejected/);
    expect(refusal('Draft', events.ImportPrescription)).toMatch(/still a draft/);
    expect(refusal('Draft', events.PharmacyReceived)).toMatch(/still a draft/);
    expect(refusal(null, events.PharmacyReceived)).toMatch(/no prescription yet/);
  });

  it('P-302 says for every event on an external prescription what can be done instead', () => {
    for (const event of Object.values(events))
      if (event.type !== 'ArchivePrescription')
        expect(refusal('IssuedElsewhere', event)).toBe(
          'CONFLICT: This prescription was issued elsewhere and is only a record here. Archive it when it is no longer valid, or copy it to prescribe again.',
        );
  });

  it('P-121 has no other status', () => {
    expect(next('Faxed' as RxStatusCode, events.SaveAsDraft)).toMatchObject({ allowed: false, code: 'CONFLICT' });
  });
});
