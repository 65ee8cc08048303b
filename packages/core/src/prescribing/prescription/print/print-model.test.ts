import { describe, expect, it } from 'vitest';
import { emptyPrescriptionForm } from '../form/normalize-form.js';
import { printModel } from './print-model.js';
import type { PrintFacts, PrintLocation, PrintPrescription } from './print-facts.js';
import { location, product, scheduleII, scheduleIV } from '../prescription.test-data.js';

const address = {
  addressType: { description: 'office' },
  addressLine1: '418 Wren Street',
  addressLine2: 'Suite 2',
  city: 'Saratoga Springs',
  state: 'NY',
  zip: '12866',
  isActive: true,
};
const home = {
  addressType: { description: 'home' },
  addressLine1: '27 Larch Lane',
  addressLine2: null,
  city: 'Ballston Spa',
  state: 'NY',
  zip: '12020',
  isActive: true,
};
const prices = {
  priceBooks: [{ name: 'Generic', caretakerPrice: 39.99, veterinarianPrice: 30 }],
  unitMeasure: { description: 'tablets' },
};
const practice: PrintLocation = {
  ...location(),
  name: 'Wren Street Animal Hospital',
  locationAddresses: [address, { ...home, addressType: { description: 'shipping' } }, { ...address, isActive: false }],
  locationPhones: [
    { phoneType: { description: 'office' }, phoneNumber: '(518) 555-0142', isActive: true },
    { phoneType: { description: 'fax' }, phoneNumber: '(518) 555-0143', isActive: true },
    { phoneType: null, phoneNumber: '(518) 555-0144', isActive: true },
    { phoneType: null, phoneNumber: '(518) 555-0199', isActive: false },
  ],
};
const prescription: PrintPrescription = {
  ...emptyPrescriptionForm,
  rxNumber: '26-121877',
  issuedDate: '2026-11-20T14:02:00.000Z',
  prescExpiryDate: '2027-11-20',
  notifyClientDate: '2026-11-20',
  directions: 'Give 1 tablet by mouth.',
  daysSupply: 60,
  refills: 2,
  prnFlag: false,
  unitPerFill: 60,
  flavor: { flavor: 'Chicken' },
  noteToClient: 'Keep out of reach.',
  noteToPharmacy: 'Toy breed.',
  autoShipPrompt: false,
  isOfficeUse: false,
  authorizingVetLocationUser: {
    displayName: 'Dr. Maya Okafor',
    vetLicenseNumber: '12345',
    vetLicenseState: 'NY',
    deaLicense: 'FO1234563',
  },
  actingLocationUser: { displayName: 'Dr. Maya Okafor' },
  impersonatedBy: null,
  workflowLocationUser: { displayName: 'Priya Natarajan' },
  product: { ...product(), ...prices },
  locationPatient: {
    name: 'Clementine',
    species: { name: 'Canine' },
    birthdate: '2023-07-14',
    weight: 5.2,
    weightUnit: 'lbs',
    allergies: [{ name: 'Penicillin' }, { name: 'Chicken' }],
  },
  locationClient: {
    firstName: 'Eleanor',
    lastName: 'Whitfield',
    addresses: [{ ...address, addressType: { description: 'shipping' } }, home],
  },
};
const facts: PrintFacts = {
  prescription,
  location: practice,
  pharmacies: [
    { code: 'GGVCP', fax: '(000) 000-0000' },
    { code: 'OTHER', fax: '(614) 555-0777' },
    { code: 'NOFAX', fax: null },
  ],
  mailing: {
    addressLines: ['Sample Compounding Pharmacy', '2200 Example Parkway', 'Columbus, OH 43085'],
    phone: '(614) 555-0188',
  },
  printedAt: '2026-11-20T14:02:00.000Z',
  printedBy: 'Dr. Maya Okafor',
  reprint: 0,
};
const print = (changes: Partial<PrintPrescription> = {}, around: Partial<PrintFacts> = {}) =>
  printModel({ ...facts, ...around, prescription: { ...prescription, ...changes } });
const values = (rows: readonly { readonly label: string; readonly value: readonly string[] }[]) =>
  Object.fromEntries(rows.map(({ label, value }) => [label, value.join('; ')]));
const controlled = { product: { ...scheduleIV, ...prices } };

describe('header', () => {
  it('P-108 has letter size, issue date, number, and pharmacy fax', () => {
    expect(print()).toMatchObject({
      paper: 'letter',
      practiceName: 'Wren Street Animal Hospital',
      header: { issueDate: '11-20-2026', rxNumber: '26-121877', pharmacyFax: '6145550190' },
    });
  });

  it("P-108 falls back to the vendor's fax, else N/A", () => {
    const faxOf = (fullfillmentVendor: string | null) =>
      print({ product: { ...prescription.product, fullfillmentVendor } }).header.pharmacyFax;
    expect([faxOf('OTHER'), faxOf('NOFAX'), faxOf(null)]).toEqual(['(614) 555-0777', 'N/A', 'N/A']);
  });

  it('P-335 has the fax, signature, and workflow user as of issue', () => {
    const issueRecord = { signature: 'As agreed.', pharmacyFax: '8005550123', workflowUser: 'Who had it' };
    const model = print({ issueRecord });
    expect(model.header.pharmacyFax).toBe('(800)-555-0123');
    expect(model.eSignature).toBe('As agreed.');
    expect(values(model.authorization)['Workflow user']).toBe('Who had it');
    const without = print({ issueRecord: { ...issueRecord, pharmacyFax: null, workflowUser: null } });
    expect([without.header.pharmacyFax, values(without.authorization)['Workflow user']]).toEqual(['N/A', 'N/A']);
    expect(print().eSignature).toMatch(/^This is my eSignature/);
  });

  it('P-008 P-108 dates the issue by the date at the location', () => {
    expect(print({ issuedDate: '2026-11-21T02:00:00.000Z' }).header.issueDate).toBe('11-20-2026');
  });

  it('P-101 is available before the issue is stored, without number and signature', () => {
    expect(print({ rxNumber: null, issuedDate: null })).toMatchObject({
      header: { issueDate: '11-20-2026', rxNumber: 'N/A' },
      signedBy: null,
    });
  });

  it('P-146 is marked on a reprint only', () => {
    expect(print().reprintMark).toBeNull();
    expect(print({}, { reprint: 2 }).reprintMark).toBe('Reprint 2');
  });

  it("P-008 has who printed it and when, in the location's time zone", () => {
    expect(print().printed).toBe('Printed 11-20-2026 09:02 AM by Dr. Maya Okafor');
  });
});

describe('authorization block', () => {
  it('P-109 P-110 has every value in order', () => {
    expect(print().authorization.map(({ label, value }) => `${label}: ${value.join()}`)).toEqual([
      'Type: Rx',
      'Product: Gabapentin Mini Tablets 50 mg',
      'Form: Mini Tablet',
      'Strength: 50 mg',
      'Flavor: Chicken',
      'Price: $39.99',
      'Quantity: 60 (sixty) tablets',
      'Directions: Give 1 tablet by mouth.',
      'Days supply: 60',
      'Refills: 2',
      'Expiration date: 11-20-2027',
      'Autoship: No',
      'Notification date: 11-20-2026',
      'Workflow user: Priya Natarajan',
      'Pharmacy note: Toy breed.',
      'Client note: Keep out of reach.',
      'Authorizing vet: Dr. Maya Okafor',
      'License: 12345, NY',
      'Submitted by: Dr. Maya Okafor',
      'Origin: Practice',
      'Method: ePrescribe',
    ]);
  });

  it('P-109 P-184 prints N/A for empty values, and the price only for one package', () => {
    const rows = values(
      print({ flavor: null, unitPerFill: 30, daysSupply: null, noteToPharmacy: ' ', workflowLocationUser: null })
        .authorization,
    );
    expect(rows).toMatchObject({
      Flavor: 'N/A',
      Price: 'N/A',
      'Days supply': 'N/A',
      'Pharmacy note': 'N/A',
      'Workflow user': 'N/A',
    });
  });

  it('P-109 prints PRN, autoship, and no strength if the product has none', () => {
    const rows = values(
      print({
        prnFlag: true,
        refills: null,
        autoShipPrompt: true,
        product: { ...prescription.product, strengthDisplay: null },
      }).authorization,
    );
    expect(rows).toMatchObject({ Refills: 'PRN', Autoship: 'Yes' });
    expect(rows).not.toHaveProperty('Strength');
  });

  it('P-109 prints the strength of a controlled product', () => {
    expect(values(print(controlled).authorization)).toMatchObject({ Strength: '50 mg' });
  });

  it('P-183 prints the price of office use', () => {
    expect(values(print({ isOfficeUse: true }).authorization)).toMatchObject({ Price: '$30.00' });
  });

  it('P-069 P-109 names both users after an impersonation', () => {
    const model = print({ actingLocationUser: { displayName: 'Priya Natarajan' }, impersonatedBy: 'support.lee' });
    expect(values(model.authorization)).toMatchObject({
      'Submitted by': 'Priya Natarajan (support.lee)',
      'Authorizing vet': 'Dr. Maya Okafor',
    });
    expect(model.signedBy).toBe(
      'Signed electronically by Priya Natarajan (support.lee) for Dr. Maya Okafor, 11-20-2026 09:02 AM.',
    );
  });

  it('P-104 has the eSignature statement and who signed', () => {
    expect(print().eSignature).toBe('This is my eSignature and implies I have valid VCPR as defined by the AVMA.');
    expect(print().signedBy).toBe('Signed electronically by Dr. Maya Okafor, 11-20-2026 09:02 AM.');
  });

  it('P-110 prints nothing with an invalid quantity', () => {
    expect(() => print({ unitPerFill: Number.NaN })).toThrow(RangeError);
  });
});

describe('patient and practice', () => {
  it('P-111 has the patient with weight, birthdate, and allergies', () => {
    expect(values(print().patient)).toEqual({
      Name: 'Clementine',
      Species: 'Canine',
      Weight: '5.2 lbs',
      Birthdate: '07-14-2023',
      Allergies: 'Penicillin, Chicken',
      Owner: 'Eleanor Whitfield',
    });
  });

  it("P-111 prints N/A without a birthdate and 'No Known Allergies' without allergies", () => {
    const locationPatient = { ...prescription.locationPatient!, birthdate: null, allergies: [], weight: null };
    expect(values(print({ locationPatient }).patient)).toMatchObject({
      Birthdate: 'N/A',
      Allergies: 'No Known Allergies',
      Weight: 'N/A',
    });
  });

  it("P-111 has the practice's name and active addresses and phones, each with its type", () => {
    expect(values(print().practice)).toEqual({
      Name: 'Wren Street Animal Hospital',
      'Office address': '418 Wren Street, Suite 2; Saratoga Springs, NY 12866',
      'Shipping address': '27 Larch Lane; Ballston Spa, NY 12020',
      'Office phone': '(518) 555-0142',
      Fax: '(518) 555-0143',
      Phone: '(518) 555-0144',
    });
  });
});

describe('printout of a controlled product', () => {
  it('P-112 has DEA number, owner and practitioner addresses, and the valid signature line', () => {
    expect(print(controlled).controlled).toMatchObject({
      schedule: 'C-IV',
      deaNumber: 'FO1234563',
      ownerAddress: ['27 Larch Lane', 'Ballston Spa, NY 12020'],
      practitionerAddress: ['418 Wren Street, Suite 2', 'Saratoga Springs, NY 12866'],
      wetSignature: { mark: 'This is the signature that counts.', signer: 'Dr. Maya Okafor, DEA number FO1234563' },
    });
  });

  it('P-113 has its notice', () => {
    expect(print(controlled).controlled?.notice).toMatch(/^This is a controlled substance\./);
  });

  it('P-112 has a checklist page with the configured mailing instructions', () => {
    expect(print(controlled).controlled?.checklist).toMatchObject({
      mailTo: facts.mailing.addressLines,
      pharmacyPhone: '(614) 555-0188',
      pharmacyFax: '6145550190',
    });
    expect(print(controlled).controlled?.checklist.steps).toHaveLength(5);
  });

  it('P-112 P-114 says how the hard copy is sent and why', () => {
    const step = (changes: Partial<PrintPrescription>, at: PrintLocation = practice) =>
      print(changes, { location: at }).controlled?.checklist.steps[3];
    const inOhio = { ...practice, locationAddresses: [{ ...address, state: 'OH' }] };
    expect(step(controlled)).toMatchObject({
      title: 'Mail the signed page 1 to the pharmacy',
      text: 'The practice is in New York, so every schedule is mailed. A fax does not replace it.',
    });
    expect(step({ product: { ...scheduleII, ...prices } }, inOhio)).toMatchObject({
      text: 'Schedule II is mailed from every state. A fax does not replace it.',
    });
    expect(step(controlled, inOhio)).toMatchObject({ title: 'Print and fax the signed page 1 to the pharmacy' });
  });

  it('P-112 asks for missing data to be written by hand', () => {
    expect(print({ ...controlled, locationClient: null }).controlled?.ownerAddress).toEqual([
      'Not on file. Write it by hand',
    ]);
  });

  it('P-112 never prints a missing DEA number as if it were none', () => {
    const authorizingVetLocationUser = {
      displayName: 'Dr. Maya Okafor',
      vetLicenseNumber: null,
      vetLicenseState: null,
      deaLicense: null,
    };
    const withoutNumber = { ...controlled, authorizingVetLocationUser };
    expect(print(withoutNumber).controlled?.deaNumber).toBe('Not on file. Write it by hand');
    expect(print({ ...withoutNumber, issuedDate: null }).controlled?.deaNumber).toBe('Printed once authorized');
  });

  it('P-112 is the only one with DEA number and signature line', () => {
    expect(print().controlled).toBeNull();
    expect(JSON.stringify(print())).not.toContain('FO1234563');
  });
});
