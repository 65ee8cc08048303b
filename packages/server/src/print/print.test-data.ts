import {
  emptyPrescriptionForm,
  prescriptionLimits,
  type PrintFacts,
  type PrintPrescription,
} from '@signa/core/prescribing';

const product: PrintPrescription['product'] = {
  id: '40',
  title: 'Gabapentin Mini Tablets 50 mg',
  productFamily: 'Gabapentin',
  ingredients: ['gabapentin'],
  keywords: [],
  classification: 'Medication',
  productApprovalType: 'Rx',
  productPresentation: { id: '7', description: 'Mini Tablet' },
  productSpecies: ['canine'],
  productFlavors: [{ flavorId: '3', flavor: 'Chicken' }],
  strengthDisplay: '50 mg',
  packsizeQty: 60,
  weightMin: 0,
  weightMax: 10_000,
  isControlled: false,
  deaSchedule: null,
  isActive: true,
  isOutOfStock: false,
  compound: false,
  hasPharmacyRationale: false,
  hasFlavor: true,
  diet: false,
  isPrnOnlyFamily: false,
  fullfillmentVendor: 'GGVCP',
  shelfLife: 180,
  unitMeasure: { description: 'tablets' },
  priceBooks: [{ name: 'Generic', caretakerPrice: 39.99, veterinarianPrice: 30 }],
};

const address = {
  addressType: { description: 'office' },
  addressLine1: '1200 Birch Avenue',
  addressLine2: 'Suite 2',
  city: 'Columbus',
  state: 'OH',
  zip: '43085',
  isActive: true,
};

const prescription: PrintPrescription = {
  ...emptyPrescriptionForm,
  rxNumber: '26-121877',
  issuedDate: '2026-11-20T14:02:00.000Z',
  prescExpiryDate: '2027-11-20',
  notifyClientDate: '2026-12-01',
  directions: 'Give 1 tablet by mouth 2 hours before car travel or a visit, up to twice a week.',
  daysSupply: 210,
  refills: 2,
  prnFlag: false,
  unitPerFill: 60,
  flavor: { flavor: 'Chicken' },
  noteToClient: 'Keep out of reach; may cause sleepiness.',
  noteToPharmacy: 'Toy breed, cannot take capsules.',
  autoShipPrompt: false,
  isOfficeUse: false,
  authorizingVetLocationUser: {
    displayName: 'Dr. Maya Okafor',
    vetLicenseNumber: 'NY-204417',
    vetLicenseState: 'NY',
    deaLicense: 'FO1234563',
  },
  actingLocationUser: { displayName: 'Samuel Reyes' },
  impersonatedBy: null,
  workflowLocationUser: { displayName: 'Priya Natarajan' },
  product,
  locationPatient: {
    name: 'Clémentine',
    species: { name: 'Canine' },
    birthdate: '2023-07-14',
    weight: 5.2,
    weightUnit: 'lbs',
    allergies: [{ name: 'Penicillin' }, { name: 'Chicken' }],
  },
  locationClient: {
    firstName: 'Łucja',
    lastName: 'Whitfield-Núñez',
    addresses: [
      { ...address, addressType: { description: 'home' }, addressLine1: '27 Larch Lane', addressLine2: null },
    ],
  },
};

const location: PrintFacts['location'] = {
  name: 'Wren Street Animal Hospital',
  timeZone: 'America/New_York',
  priceBookType: 'Generic',
  locationPharmacies: [{ code: 'GGVCP', name: 'Ridgeline Veterinary Pharmacy', fax: '(614)-555-0190' }],
  locationAddresses: [address],
  locationPhones: [
    { phoneType: { description: 'office' }, phoneNumber: '(518)-555-0142', isActive: true },
    { phoneType: { description: 'fax' }, phoneNumber: '(518)-555-0143', isActive: true },
  ],
};

const facts = (changes: Partial<PrintPrescription>, around: Partial<PrintFacts> = {}): PrintFacts => ({
  prescription: { ...prescription, ...changes },
  location,
  pharmacies: [],
  mailing: {
    addressLines: ['Ridgeline Veterinary Pharmacy', '400 Sample Road', 'Phoenix, AZ 85001'],
    phone: '(602)-555-0190',
  },
  printedAt: '2026-11-21T15:30:00.000Z',
  printedBy: 'Priya Natarajan',
  reprint: 0,
  ...around,
});

/** Real words with exactly that many characters. */
const filled = (words: string, length: number): string =>
  words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, '.');

const longest: Partial<PrintPrescription> = {
  directions: filled(
    'Give 1¾ tablets by mouth every 12 hours with food, then ½ tablet at night; ',
    prescriptionLimits.directionsMax,
  ),
  noteToClient: filled('Gib sie während der Mahlzeit, ', prescriptionLimits.noteMax),
  noteToPharmacy: filled('Extra-label because no tablet is small enough. ', prescriptionLimits.noteMax),
  unitPerFill: 7777.77,
  locationPatient: {
    name: 'Maximiliane-Friederike von und zu Hohenstein-Württemberg',
    species: { name: 'Canine' },
    birthdate: '2023-07-14',
    weight: 9999.99,
    weightUnit: 'lbs',
    allergies: ['Penicillin', 'Sulfonamides', 'Cephalosporins', 'Chicken', 'Beef'].map((name) => ({ name })),
  },
  locationClient: {
    firstName: 'Bartholomew-Alexander Christopher',
    lastName: 'Featherstonehaugh-Cholmondeley de Oliveira',
    addresses: prescription.locationClient?.addresses ?? [],
  },
  authorizingVetLocationUser: {
    displayName: 'Dr. Anastasia-Konstantina Papadimitropoulou-Whitfield',
    vetLicenseNumber: 'NY-204417-2026-REGISTERED',
    vetLicenseState: 'NY',
    deaLicense: 'FO1234563',
  },
  product: {
    ...product,
    title: 'Buprenorphine Hydrochloride in Sterile Oil with Vitamin B12 Suspension Veterinary 0.3 mg/mL',
    strengthDisplay: '0.3 mg/mL',
  },
};
const controlled = (schedule: 'C-II' | 'C-IV', base = product) => ({
  ...base,
  title: 'Phenobarbital Tablets 64.8 mg',
  strengthDisplay: '64.8 mg',
  isControlled: true,
  deaSchedule: schedule,
});
const newYork = {
  ...location,
  locationAddresses: [
    { ...address, addressLine1: '418 Wren Street', city: 'Saratoga Springs', state: 'NY', zip: '12866' },
  ],
};

/** One printed prescription of each kind. */
export const kinds = {
  plain: facts({}),
  compound: facts({
    product: {
      ...product,
      title: 'Tramadol Oil Suspension',
      strengthDisplay: null,
      classification: 'Compound',
      compound: true,
    },
    unitPerFill: 2.5,
    refills: 1,
  }),
  'Schedule II': facts({ product: controlled('C-II'), refills: 0 }),
  'New York': facts({ product: controlled('C-IV') }, { location: newYork }),
  'office use': facts({
    isOfficeUse: true,
    locationPatient: null,
    locationClient: null,
    noteToClient: null,
    daysSupply: null,
    prnFlag: false,
    refills: 0,
    flavor: null,
  }),
  reprint: facts({ prnFlag: true, refills: null, autoShipPrompt: true }, { reprint: 3 }),
  'longest texts': facts(longest),
  'longest texts of a controlled product': facts(
    { ...longest, product: { ...controlled('C-II'), title: longest.product?.title ?? '' } },
    { location: newYork },
  ),
} as const satisfies Record<string, PrintFacts>;
