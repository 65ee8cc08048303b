import { fc } from '@fast-check/vitest';
import type { IssueChecks, IssuedAddress, IssuedLocation, IssuedPhone, IssuedProduct } from './issue-record.js';
import type { NamedRecords } from './issue-record-of.js';

const short = fc.string({ minLength: 1, maxLength: 12 });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const day = fc.constantFrom('2014-02-28', '2020-06-01', '2025-12-31');
const named = fc.record({ code: short, name: short });
const price = orNull(fc.integer({ min: 1, max: 9_999 }).map((cents) => cents / 100));

const phone: fc.Arbitrary<IssuedPhone> = fc.record({
  uuid: fc.uuid(),
  phoneTypeId: fc.nat(9),
  phoneNumber: fc.constantFrom('5185550142', '5185550143', '2125550100'),
  isActive: fc.boolean(),
});
const address: fc.Arbitrary<IssuedAddress> = fc.record({
  uuid: fc.uuid(),
  addressTypeId: fc.nat(9),
  addressLine1: short,
  addressLine2: orNull(short),
  city: short,
  state: fc.constantFrom('NY', 'OH', 'CA'),
  zip: fc.constantFrom('12866', '43085'),
  isActive: fc.boolean(),
});
const location: fc.Arbitrary<IssuedLocation> = fc.record({
  name: short,
  timeZone: fc.constantFrom(null, 'America/New_York', 'America/Denver'),
  priceBookType: fc.constantFrom('Generic', 'Brand'),
  locationAddresses: fc.array(address, { maxLength: 3 }),
  locationPhones: fc.array(phone, { maxLength: 3 }),
  locationPharmacies: fc.array(
    fc.record({ code: short, name: short, fax: orNull(short), isPrimary: orNull(fc.boolean()) }),
    { maxLength: 2 },
  ),
});
const product: fc.Arbitrary<IssuedProduct> = fc.record({
  title: short,
  sku: orNull(short),
  ingredients: fc.array(short, { maxLength: 2 }),
  productPresentation: orNull(fc.record({ id: short, description: short, image: orNull(short) })),
  strengthDisplay: orNull(short),
  unitMeasure: orNull(fc.record({ description: fc.constantFrom('tablets', 'mL') })),
  packsizeQty: orNull(fc.constantFrom(30, 60)),
  isControlled: fc.boolean(),
  deaSchedule: fc.constantFrom(null, 'C-II', 'C-IV'),
  productApprovalType: fc.constantFrom('Rx', 'OTC'),
  fullfillmentVendor: orNull(short),
  priceBooks: fc.tuple(price, price).map(([caretakerPrice, veterinarianPrice]) => [
    { name: 'Generic', caretakerPrice, veterinarianPrice },
    { name: 'Brand', caretakerPrice: veterinarianPrice, veterinarianPrice: caretakerPrice },
  ]),
});

/** A prescription with the records it refers to, each with fields that an issue record omits. */
export interface Prescription extends NamedRecords {
  readonly id: string;
  readonly locationPatient: (NonNullable<NamedRecords['locationPatient']> & Kept) | null;
  readonly locationClient: (NonNullable<NamedRecords['locationClient']> & Kept) | null;
}
interface Kept {
  readonly version: number;
  readonly isActive: boolean;
}

const kept = { version: fc.nat(), isActive: fc.boolean() };

export const prescriptions: fc.Arbitrary<Prescription> = fc.record({
  id: short,
  locationPatient: fc.record({
    ...kept,
    name: short,
    species: orNull(fc.record({ code: fc.constantFrom('canine', 'feline'), name: short, icon: short })),
    breed: orNull(named),
    gender: orNull(short),
    birthdate: orNull(day),
    weight: orNull(fc.integer({ min: 1, max: 900 }).map((tenths) => tenths / 10)),
    weightUnit: fc.constantFrom(null, 'lbs', 'kg'),
    allergies: fc.array(fc.record({ code: short, name: short, kind: short }), { maxLength: 2 }),
    healthConditions: fc.array(named, { maxLength: 2 }),
    isPIMSImport: fc.boolean(),
    pimsConnectionType: fc.constantFrom(null, 'EZYVET', 'DIGITAIL'),
    currentMeds: fc.array(fc.record({ name: short }), { maxLength: 2 }),
  }),
  locationClient: fc.record({
    ...kept,
    firstName: orNull(short),
    lastName: orNull(short),
    phones: fc.array(phone, { maxLength: 2 }),
    addresses: fc.array(address, { maxLength: 2 }),
  }),
  location,
  authorizingVetLocationUser: fc.record({
    displayName: short,
    vetLicenseNumber: orNull(short),
    vetLicenseState: orNull(short),
    deaLicense: orNull(short),
  }),
  actingLocationUser: fc.record({ displayName: short }),
  workflowLocationUser: orNull(fc.record({ displayName: short })),
  product,
  flavor: orNull(fc.record({ flavor: short })),
});

export const checks: IssueChecks = {
  findings: [
    {
      rule: 'table:C01',
      grade: 'serious',
      text: 'Kidney disease + meloxicam',
      reason: 'May worsen kidney disease.',
      source: 'Label',
    },
  ],
  notChecked: [{ kind: 'allergy', name: 'xyz', reason: 'not known' }],
  ruleTable: '0123456789abcdef',
  software: '0.1.0',
};
