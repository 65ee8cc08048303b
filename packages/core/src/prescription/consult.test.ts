import { describe, expect, it } from 'vitest';
import { complaints, draftComplaints } from './check.test-data.js';
import { consultHint } from './consult.js';
import { location, officeUse } from './prescription.test-data.js';

const linkable = { location: location(), hasPimsWriteback: true, patient: { pimsId: 'p-1' } };
const notSetUp = 'Account is not set up for prescription write back.';

describe('PIMS consult', () => {
  it('P-090 can be linked for EZYVET and DIGITAIL with write-back, account and PIMS patient', () => {
    expect(consultHint(linkable)).toBeNull();
    expect(consultHint({ ...linkable, location: location({ pimsConnectionType: 'DIGITAIL' }) })).toBeNull();
    expect(complaints({ pimsConsultId: 'c-1' })).toEqual([]);
  });

  it('P-090 P-091 hints at the account for type, either write-back switch or account', () => {
    for (const changes of [
      { pimsConnectionType: 'VETSPIRE' as const },
      { pimsConnectionType: null },
      { isEnabledForWriteback: false },
      { pimsAccountId: null },
      { pimsAccountId: ' ' },
    ]) {
      expect(consultHint({ ...linkable, location: location(changes) })).toBe(notSetUp);
    }
    expect(consultHint({ ...linkable, hasPimsWriteback: false, patient: { pimsId: null } })).toBe(notSetUp);
  });

  it('P-091 hints at the patient when only the link of the patient is missing', () => {
    expect(consultHint({ ...linkable, patient: { pimsId: null } })).toBe(
      'Patient needs to be linked to a PIMS record.',
    );
    expect(consultHint({ ...linkable, patient: null })).toBe('Patient needs to be linked to a PIMS record.');
  });

  it('P-090 is refused where none can be linked, drafts and office use included', () => {
    expect(draftComplaints({ pimsConsultId: 'c-1' }, { hasPimsWriteback: false })).toEqual([
      `pimsConsultId: ${notSetUp}`,
    ]);
    expect(draftComplaints({ pimsConsultId: 'c-1', isOfficeUse: true }, officeUse)).toHaveLength(1);
    expect(draftComplaints({ pimsConsultId: null }, { hasPimsWriteback: false })).toEqual([]);
  });
});
