import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../base/time/index.js';
import { isFillable, statusBadge, type FillFacts } from './badge.js';
import { statuses } from './lifecycle.test-data.js';
import { product, scheduleIV, today } from '../prescription.test-data.js';
import { anyProduct } from '../prescription.arbitrary.test-data.js';
import type { RxStatusCode } from './status.js';

const badge = (code: RxStatusCode, changes: { archived?: boolean; isFillable?: boolean } = {}) =>
  statusBadge({
    rxStatus: { code, description: `description of ${code}` },
    archived: false,
    isFillable: false,
    ...changes,
  });

describe('status badge', () => {
  it('P-135 P-138 shows a word, a tooltip, and an icon', () => {
    expect(badge('Draft')).toEqual({ label: 'Draft', tooltip: 'still in draft, not yet authorized', icon: 'pause' });
    expect(badge('FaxedToPharmacy')).toEqual({
      label: 'Faxed',
      tooltip: 'printed to be faxed to the pharmacy',
      icon: 'green-check',
    });
    expect(badge('MailedToPharmacy')).toEqual({
      label: 'Mailed',
      tooltip: 'printed to be mailed',
      icon: 'green-check',
    });
    expect(badge('DeclinedByPharmacy')).toEqual({
      label: 'Declined',
      tooltip: 'has been declined',
      icon: 'red-circle',
    });
    expect(badge('RejectedDraft')).toEqual(badge('DeclinedByPharmacy'));
    expect(badge('Created')).toEqual({
      label: 'Created',
      tooltip: 'created and ready to be ordered',
      icon: 'green-check',
    });
  });

  it('P-136 P-138 distinguishes an accepted prescription that can be filled from one that cannot', () => {
    expect(badge('AcceptedByPharmacy', { isFillable: true })).toEqual({
      label: 'fillable',
      tooltip: 'able to be filled by the client',
      icon: 'green-circle',
    });
    expect(badge('AcceptedByPharmacy')).toEqual({
      label: 'not fillable',
      tooltip: 'unable to be filled (expired, discontinued, or patient no longer active)',
      icon: 'red-circle',
    });
  });

  it('P-136 P-138 shows the description of a status that the pharmacy works on', () => {
    for (const code of ['SentToPharmacy', 'ReceivedByPharmacy', 'MoreInfoRequired'] as const) {
      expect(badge(code)).toMatchObject({ label: `description of ${code}`, icon: 'grey-circle' });
    }
  });

  it('P-301 shows an external prescription as read-only', () => {
    expect(badge('IssuedElsewhere')).toEqual({
      label: 'Elsewhere',
      tooltip: 'issued elsewhere and only a record here; copy it to prescribe again',
      icon: 'elsewhere',
    });
  });

  it('P-135 shows every archived prescription as archived', () => {
    for (const code of statuses)
      expect(badge(code, { archived: true, isFillable: true })).toMatchObject({
        label: 'Archived',
        tooltip: 'has been archived',
      });
  });
});

describe('whether a prescription can be filled', () => {
  const accepted: FillFacts = {
    status: 'AcceptedByPharmacy',
    archived: false,
    prescExpiryDate: today,
    product: product(),
    patient: { isActive: true, isDeceased: false },
  };
  const fillable = (changes: Partial<FillFacts>) => isFillable({ ...accepted, ...changes }, today);

  it('P-137 is true once accepted, or created and not controlled', () => {
    expect(fillable({})).toBe(true);
    expect(fillable({ status: 'Created' })).toBe(true);
    expect(fillable({ product: scheduleIV })).toBe(true);
    expect(fillable({ status: 'Created', product: scheduleIV })).toBe(false);
    expect(statuses.filter((status) => fillable({ status }))).toEqual(['AcceptedByPharmacy', 'Created']);
  });

  it('P-137 is false when archived, expired, discontinued, or the patient is no longer active', () => {
    expect(fillable({ archived: true })).toBe(false);
    expect(fillable({ prescExpiryDate: '2026-11-19' })).toBe(false);
    expect(fillable({ prescExpiryDate: null })).toBe(false);
    expect(fillable({ product: product({ isActive: false }) })).toBe(false);
    expect(fillable({ patient: { isActive: false, isDeceased: false } })).toBe(false);
    expect(fillable({ patient: { isActive: true, isDeceased: true } })).toBe(false);
    expect(fillable({ patient: null })).toBe(false);
  });

  it('P-137 never becomes true with time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statuses), anyProduct, fc.nat(500), fc.nat(500), (status, any, expiry, days) => {
        const facts = { ...accepted, status, product: any, prescExpiryDate: addDays(today, expiry) };
        if (!isFillable(facts, today)) expect(isFillable(facts, addDays(today, days))).toBe(false);
      }),
    );
  });
});
