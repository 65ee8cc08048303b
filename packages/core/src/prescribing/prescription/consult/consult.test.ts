import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { pimsConnectionTypes } from '../../../practice/pims-connection/index.js';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { consultHint, consultOffer } from './consult.js';
import { location, officeUse } from '../prescription.test-data.js';

const linkable = { location: location(), hasPimsWriteback: true, patient: { pimsId: 'p-1' } };
const notSetUp = 'Account is not set up for prescription write back.';

describe('PIMS consult', () => {
  it('P-090 can be linked for EZYVET and DIGITAIL with write-back, account, and PIMS patient', () => {
    expect(consultHint(linkable)).toBeNull();
    expect(consultHint({ ...linkable, location: location({ pimsConnectionType: 'DIGITAIL' }) })).toBeNull();
    expect(complaints({ pimsConsultId: '31' })).toEqual([]);
  });

  it('P-090 P-091 hints at the account when type, either write-back setting, or account is missing', () => {
    for (const changes of [
      { pimsConnectionType: 'VETSPIRE' as const },
      { pimsConnectionType: null },
      { isEnabledForWriteback: false },
      { pimsAccountId: null },
      { pimsAccountId: ' ' },
      { isPimsEnabled: false },
    ]) {
      expect(consultHint({ ...linkable, location: location(changes) })).toBe(notSetUp);
    }
    expect(consultHint({ ...linkable, hasPimsWriteback: false, patient: { pimsId: null } })).toBe(notSetUp);
  });

  it("P-091 hints at the patient when only the patient's link is missing", () => {
    expect(consultHint({ ...linkable, patient: { pimsId: null } })).toBe(
      'Patient needs to be linked to a PIMS record.',
    );
    expect(consultHint({ ...linkable, patient: null })).toBe('Patient needs to be linked to a PIMS record.');
  });

  it('P-090 P-091 is offered as a choice, as a hint, or not at all', () => {
    const inUse = { isOfficeUse: false };
    expect(consultOffer(linkable, inUse)).toEqual({ kind: 'choice' });
    expect(consultOffer({ ...linkable, hasPimsWriteback: false }, inUse)).toEqual({ kind: 'hint', hint: notSetUp });
    expect(consultOffer(linkable, { isOfficeUse: true })).toEqual({ kind: 'hidden' });
    for (const isPimsEnabled of [false, null]) {
      const without = location({ isPimsEnabled, organization: { isActive: true, isPIMSEnabled: false } });
      expect(consultOffer({ ...linkable, location: without }, inUse)).toEqual({ kind: 'hidden' });
    }
  });

  it('P-090 is rejected for office use with any link, and for nothing else in the form', () => {
    const linked = {
      ...officeUse,
      patient: { id: '31', isActive: true, isOfficeUse: true, isDeceased: false, pimsId: 'p-1' },
    };
    for (const autoShipPrompt of [true, false]) {
      expect(draftComplaints({ pimsConsultId: '31', isOfficeUse: true, autoShipPrompt }, linked)).toContain(
        'pimsConsultId: Patient needs to be linked to a PIMS record.',
      );
      const complaint = draftComplaints({ pimsConsultId: '31', isOfficeUse: false, autoShipPrompt });
      expect(complaint.filter((text) => text.startsWith('pimsConsultId'))).toEqual([]);
    }
  });

  it('P-090 is rejected where none can be linked, including drafts and office use', () => {
    expect(draftComplaints({ pimsConsultId: '31' }, { hasPimsWriteback: false })).toEqual([
      `pimsConsultId: ${notSetUp}`,
    ]);
    expect(draftComplaints({ pimsConsultId: '31', isOfficeUse: true }, officeUse)).toHaveLength(1);
    expect(draftComplaints({ pimsConsultId: null }, { hasPimsWriteback: false })).toEqual([]);
  });
});

it('A-210 is rejected when it is not a consultation id of the PIMS or belongs to another patient', () => {
  const at = (pimsConnectionType: 'EZYVET' | 'DIGITAIL') => ({ location: location({ pimsConnectionType }) });
  const form = ['pimsConsultId: This is not a consultation ID of the practice system.'];
  expect(draftComplaints({ pimsConsultId: 'c-1' }, at('EZYVET'))).toEqual(form);
  expect(draftComplaints({ pimsConsultId: 'c-1' }, at('DIGITAIL'))).toEqual([]);
  expect(draftComplaints({ pimsConsultId: 'c 1' }, at('DIGITAIL'))).toEqual(form);
  expect(draftComplaints({ pimsConsultId: '31' }, { isConsultOfPatient: true })).toEqual([]);
  expect(draftComplaints({ pimsConsultId: '31' }, { isConsultOfPatient: false })).toEqual([
    'pimsConsultId: This consultation does not belong to this patient. Choose one from the list.',
  ]);
});

test.prop([
  fc.record({
    isPimsEnabled: fc.option(fc.boolean()),
    isEnabledForWriteback: fc.boolean(),
    pimsAccountId: fc.constantFrom(null, '', ' ', 'account'),
    pimsConnectionType: fc.option(fc.constantFrom(...pimsConnectionTypes)),
  }),
  fc.boolean(),
  fc.constantFrom(null, '', ' ', 'p-1'),
  fc.boolean(),
])('P-090 is never stored where the form does not offer it', (changed, hasPimsWriteback, pimsId, isOfficeUse) => {
  const patient = { id: '31', isActive: true, isOfficeUse, isDeceased: false, pimsId };
  const facts = { location: location(changed), hasPimsWriteback, patient };
  const isRefused = draftComplaints(
    { pimsConsultId: '31', isOfficeUse },
    { ...facts, ...(isOfficeUse && { client: officeUse.client }) },
  );
  const isOffered = consultOffer(facts, { isOfficeUse }).kind === 'choice';
  expect(isRefused.some((text) => text.startsWith('pimsConsultId'))).toBe(!isOffered);
});
