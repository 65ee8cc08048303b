import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPatientPrompt,
  patientEditedNotice,
  patientAddedNotice,
  patientErrorNotice,
  patientLinkedNotice,
  patientNotUpdatedNotice,
  patientPromptNeeded,
  patientPromptText,
  promptAnswers,
} from './index.js';

const rx = { productApprovalType: 'Rx', isOfficeUse: false } as const;
const known = { weight: 5.2, birthdate: '2023-07-14' };

describe('the patient prompt', () => {
  it.each([
    [{ ...known, weight: null }],
    [{ ...known, weight: 0 }],
    [{ ...known, birthdate: null }],
    [{ ...known, birthdate: '2023-02-31' }],
    [{ ...known, birthdate: '1900-12-31' }],
    [{ ...known, birthdate: '1850-01-01' }],
    [{ weight: null, birthdate: null }],
  ])('P-105 C-073 opens for an Rx product and %j', (patient) => {
    expect(patientPromptNeeded(rx, patient)).toBe(true);
  });

  it('P-105 C-073 stays closed when both are known', () => {
    expect(patientPromptNeeded(rx, known)).toBe(false);
    expect(patientPromptNeeded(rx, { ...known, birthdate: '1901-01-01' })).toBe(false);
  });

  it('P-105 C-073 never opens for OTC, AOTC or office use', () => {
    const patient = fc.record({
      weight: fc.option(fc.constantFrom(0, 5.2)),
      birthdate: fc.option(fc.constantFrom('2023-07-14', '1900-01-01')),
    });
    const product = fc.record({ productApprovalType: fc.constantFrom('Rx', 'OTC', 'AOTC'), isOfficeUse: fc.boolean() });
    fc.assert(
      fc.property(patient, product, (facts, asked) => {
        if (asked.isOfficeUse || asked.productApprovalType !== 'Rx')
          expect(patientPromptNeeded(asked, facts)).toBe(false);
      }),
    );
  });

  it('P-106 says why it is shown', () => {
    expect(patientPromptText).toBe(
      'Patient information is required. If left blank, we will make pet owner and/or clinic outreach to avoid delays in fulfillment.',
    );
  });

  it('P-106 P-107 may stay blank, and then saves nothing', () => {
    const blank = { weight: null, weightUnit: null, birthdate: null };
    expect(checkPatientPrompt(blank, '2026-11-20')).toEqual([]);
    expect(promptAnswers(blank)).toBeNull();
    expect(promptAnswers({ ...blank, weightUnit: 'kg' })).toBeNull();
  });

  it('P-106 validates the filled fields', () => {
    const issues = checkPatientPrompt({ weight: 10000, weightUnit: null, birthdate: '2026-11-21' }, '2026-11-20');
    expect(issues.map(({ message }) => message)).toEqual([
      'Weight must be between 0 and 9999.99',
      'Please provide weight Unit!',
      'The birthday cannot be in the future.',
    ]);
    expect(checkPatientPrompt({ weight: 9999.99, weightUnit: 'kg', birthdate: '2026-11-20' }, '2026-11-20')).toEqual(
      [],
    );
  });

  it('P-107 saves only the filled fields', () => {
    expect(promptAnswers({ weight: 5.2, weightUnit: 'kg', birthdate: null })).toEqual({
      weight: 5.2,
      weightUnit: 'kg',
    });
    expect(promptAnswers({ weight: null, weightUnit: 'kg', birthdate: '2023-07-14' })).toEqual({
      birthdate: '2023-07-14',
    });
    expect(promptAnswers({ weight: 5.2, weightUnit: null, birthdate: '2023-07-14' })).toEqual({
      weight: 5.2,
      weightUnit: 'lbs',
      birthdate: '2023-07-14',
    });
  });

  it('P-107 C-074 C-185 P-225 P-226 reports the result of saving', () => {
    expect(patientEditedNotice.title).toBe('Patient Edited Successfully');
    expect(patientNotUpdatedNotice).toEqual({
      status: 'warning',
      title: 'Something went wrong updating the patient',
      description: 'Failed to update patient profile',
    });
    expect(patientAddedNotice.title).toBe('Patient Added Successfully');
    expect(patientLinkedNotice.title).toBe('Patient Linked Successfully');
    expect(patientErrorNotice('add', null).title).toBe('Error Added Patient profile');
    expect(patientErrorNotice('link', null).title).toBe('Error Linked Patient profile');
    expect(patientErrorNotice('update', 'Weight refused')).toEqual({
      status: 'error',
      title: 'Error update Patient profile',
      description: 'Weight refused',
    });
  });
});
