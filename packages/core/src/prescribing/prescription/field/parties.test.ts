import { describe, expect, it } from 'vitest';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { context, officeUse } from '../prescription.test-data.js';

const { client, patient } = context();
const inactiveClient = { client: { ...client!, isActive: false } };
const stored = { locationClientId: '21', locationPatientId: '31', isOfficeUse: false };

describe('client and patient', () => {
  it('P-002 are both required and of this location', () => {
    expect(
      draftComplaints({ locationClientId: null, locationPatientId: null }, { client: null, patient: null }),
    ).toEqual(['locationClientId: This field is required', 'locationPatientId: This field is required']);
    expect(draftComplaints({}, { client: null, patient: null })).toEqual([
      'locationClientId: Choose a client of this location',
      'locationPatientId: Choose a patient of this location',
    ]);
    expect(draftComplaints({ locationPatientId: '32' })).toHaveLength(1);
  });

  it('P-002 are joined by an active link', () => {
    expect(complaints({}, { isPatientOfClient: false })).toEqual([
      'locationPatientId: This patient is not linked to this client. Choose another patient',
    ]);
  });

  it('P-002 are the office-use pair for office use, and only then', () => {
    const mixed = 'isOfficeUse: Office use requires the office-use client and patient, who cannot be used otherwise';
    expect(complaints({ isOfficeUse: true }, officeUse)).toEqual([]);
    expect(complaints({ isOfficeUse: true })).toEqual([mixed]);
    expect(complaints({}, officeUse)).toEqual([mixed]);
    expect(complaints({}, { patient: officeUse.patient })).toEqual([mixed]);
    expect(draftComplaints({ isOfficeUse: true }, { client: officeUse.client })).toEqual([mixed]);
  });

  it('P-041 are active when a prescription is started, drafts included, and at every issue', () => {
    const died = { patient: { ...patient!, isDeceased: true } };
    const gone = { patient: { ...patient!, isActive: false } };
    for (const find of [complaints, draftComplaints]) {
      expect(find({}, inactiveClient)).toEqual(['locationClientId: Client is not active']);
      expect(find({}, died)).toEqual(['locationPatientId: Patient is not active']);
      expect(find({}, gone)).toEqual(['locationPatientId: Patient is not active']);
    }
    expect(complaints({}, { ...inactiveClient, stored })).toHaveLength(1);
  });

  it('P-041 can be inactive when a stored draft is saved again', () => {
    expect(draftComplaints({}, { ...inactiveClient, stored })).toEqual([]);
  });

  it('P-216 of a stored prescription cannot change', () => {
    const text = 'The client and patient of a prescription cannot be changed. Create a new prescription';
    expect(draftComplaints({}, { stored })).toEqual([]);
    expect(draftComplaints({}, { stored: { ...stored, locationClientId: '22', locationPatientId: '32' } })).toEqual([
      `locationClientId: ${text}`,
      `locationPatientId: ${text}`,
    ]);
    expect(complaints({ isOfficeUse: true }, { ...officeUse, stored })).toEqual([`isOfficeUse: ${text}`]);
  });
});
