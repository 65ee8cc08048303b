import { today } from '../prescription.test-data.js';
import type { ExternalContext, ExternalForm } from './elsewhere-form.js';

/** A valid one to import. */
export const externalForm: ExternalForm = {
  status: null,
  quantity: 60,
  directions: 'Give 1 tablet twice a day.',
  daysSupply: 30,
  refills: 5,
  prnFlag: false,
  fillsLeft: 3,
  issuedOn: '2026-03-01',
  expiresOn: '2027-03-01',
  prescriber: 'Dr. Ines Roth',
  number: 'VN-88123',
  place: 'Saratoga Vets',
  note: null,
};

export const externalContext: ExternalContext = {
  today,
  isProductKnown: true,
  client: { isOfficeUse: false },
  patient: { isOfficeUse: false, isDeceased: false },
  isPatientOfClient: true,
};
