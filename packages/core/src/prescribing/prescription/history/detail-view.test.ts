import { describe, expect, it } from 'vitest';
import { detailRows, type DetailFacts } from './detail-view.js';
import { emptyPrescriptionForm } from '../form/normalize-form.js';
import { mayPrint } from '../lifecycle/may-print.js';
import { statuses } from '../lifecycle/lifecycle.test-data.js';
import { product } from '../prescription.test-data.js';

const facts: DetailFacts = {
  ...emptyPrescriptionForm,
  rxStatus: { code: 'AcceptedByPharmacy', description: 'Accepted' },
  archived: false,
  isFillable: true,
  rxNumber: '25-118203',
  draftName: null,
  elsewhere: null,
  issuedDate: '2025-12-02T14:12:00.000Z',
  prescExpiryDate: '2026-12-02',
  notifyClientDate: null,
  directions: 'Give 1 tablet.',
  daysSupply: 60,
  refills: 3,
  prnFlag: false,
  unitPerFill: 60,
  flavor: { flavor: 'Liver' },
  reasonForCompound: null,
  noteToClient: null,
  noteToPharmacy: 'See record.',
  overrideReason: null,
  isOfficeUse: false,
  authorizingVetLocationUser: { displayName: 'Dr. Maya Okafor' },
  workflowLocationUser: null,
  locationClient: { firstName: 'Marcus', lastName: 'Thibodeaux' },
  locationPatient: { name: 'Otis' },
  product: { ...product(), priceBooks: [{ name: 'Generic', caretakerPrice: 204.99, veterinarianPrice: null }] },
};
const here = { timeZone: 'America/New_York', priceBookType: 'Generic', isOfficeUseEnabled: true };
const shown = (changes: Partial<DetailFacts> = {}, at = here) =>
  detailRows({ ...facts, ...changes }, at).map(({ label, value }) => `${label}: ${value}`);

describe('detail view', () => {
  it('P-120 shows the name of a draft in place of the number', () => {
    const draftName = 'rx_Marcus-Thibodeaux_Otis_20261120170409';
    expect(shown({ rxNumber: null, draftName })).toContain(`Rx#: ${draftName}`);
    expect(shown({ draftName })).toContain('Rx#: 25-118203');
  });

  it("P-301 shows an external prescription's own data, dates without times, and no Signa-only fields", () => {
    const elsewhere = {
      number: 'VN-88',
      prescriber: 'Dr. Ines Roth',
      place: 'Saratoga Vets',
      note: null,
      fillsLeft: 2,
    };
    const rxStatus = { code: 'IssuedElsewhere', description: 'Issued elsewhere' } as const;
    const rows = shown({ rxStatus, rxNumber: null, elsewhere, authorizingVetLocationUser: null });
    expect(rows).toEqual(expect.arrayContaining(['Rx#: VN-88', 'Issued Date: 12-02-2025', 'Issued At: Saratoga Vets']));
    expect(rows).toEqual(expect.arrayContaining(['Prescriber: Dr. Ines Roth', 'Fills Left: 2', 'Status: Elsewhere']));
    expect(rows.filter((row) => /^(?:Price|Authorizing Vet|Workflow User|Note To)/.test(row))).toEqual([]);
    expect(shown().filter((row) => /^(?:Issued At|Prescriber|Fills Left|Note From)/.test(row))).toEqual([]);
  });

  it('P-144 has every field in order', () => {
    expect(shown()).toEqual([
      'Client Name: Marcus Thibodeaux',
      'Patient Name: Otis',
      'Rx#: 25-118203',
      'Issued Date: 12-02-2025 09:12 AM',
      'Status: fillable',
      'Product: Gabapentin Mini Tablets 50 mg',
      'Form: Mini Tablet',
      'Flavor: Liver',
      'Reason For Compound: null',
      'Ingredients: gabapentin',
      'Strength: 50 mg',
      'Price: $204.99',
      'Quantity: 60',
      'Direction: Give 1 tablet.',
      'Days Supply: 60',
      'Refill: 3',
      'Expiration: 12-02-2026',
      'Client Notification: null',
      'Note To Pharmacy: See record.',
      'Note To Client: null',
      'Authorizing Vet: Dr. Maya Okafor',
      'Workflow User: null',
      'Office Use: NO',
    ]);
  });

  it('P-144 shows PRN, and office use only where the location has it', () => {
    expect(shown({ prnFlag: true, refills: null, isOfficeUse: true })).toEqual(
      expect.arrayContaining(['Refill: PRN', 'Office Use: YES']),
    );
    expect(shown({}, { ...here, isOfficeUseEnabled: false }).join()).not.toContain('Office Use');
  });

  it('P-232 shows before the note why a contraindicated product was issued, and nothing otherwise', () => {
    const rows = shown({ overrideReason: 'advised-by-specialist' });
    const at = rows.indexOf('Override Reason: Advised by a specialist');
    expect(rows[at + 1]).toBe('Note To Pharmacy: See record.');
    expect(shown().join()).not.toContain('Override Reason');
  });

  it('P-184 shows the price only for exactly one package', () => {
    expect(shown({ unitPerFill: 120 })).toContain('Price: null');
  });
});

describe('Print RX', () => {
  it('P-146 P-302 P-481 is offered for issued prescriptions that are not archived', () => {
    expect(statuses.filter((rxStatus) => !mayPrint({ rxStatus, archived: false }).allowed)).toEqual([
      'Draft',
      'RejectedDraft',
      'IssuedElsewhere',
      'Undone',
    ]);
    expect(mayPrint({ rxStatus: 'Created', archived: true })).toMatchObject({ allowed: false, code: 'CONFLICT' });
    expect(mayPrint({ rxStatus: null, archived: false }).allowed).toBe(false);
  });
});
