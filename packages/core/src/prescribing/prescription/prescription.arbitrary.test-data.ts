import fc from 'fast-check';
import { conflictGrades } from '../../safety/conflict/index.js';
import { deaSchedules, type ProductFacts } from '../../catalog/product/index.js';
import { addDays } from '../../base/time/index.js';
import type { PrescriptionForm } from './form/form.js';
import type { PrescriptionFormContext } from './form/form-context.js';
import { overrideReasons } from './form/override-reason.js';
import {
  brava,
  context,
  form,
  inNewYork,
  location,
  product,
  reasons,
  rvp,
  today,
  vet,
} from './prescription.test-data.js';

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

export const anyProduct: fc.Arbitrary<ProductFacts> = fc
  .record({
    productApprovalType: fc.constantFrom('Rx', 'OTC', 'AOTC'),
    isControlled: fc.boolean(),
    deaSchedule: orNull(fc.constantFrom(...deaSchedules)),
    isActive: fc.boolean(),
    compound: fc.boolean(),
    hasPharmacyRationale: fc.boolean(),
    hasFlavor: fc.boolean(),
    diet: fc.boolean(),
    isPrnOnlyFamily: fc.boolean(),
    fullfillmentVendor: orNull(fc.constantFrom('GGVCP', 'RVP', '')),
    packsizeQty: orNull(fc.constantFrom(0.5, 1, 30, 60)),
  })
  .map((changes) => product(changes as Partial<ProductFacts>));

export const anyLocation = fc.constantFrom(location(), inNewYork, brava, location({ locationPharmacies: [rvp] }));

const anyDate = fc.integer({ min: -40, max: 800 }).map((days) => addDays(today, days));
const anyText = fc.constantFrom(
  '',
  ' ',
  'Give 1 tablet.',
  ' Give 1 tablet. ',
  'x'.repeat(100),
  'x'.repeat(101),
  'x'.repeat(620),
  'x'.repeat(621),
);

/** Forms with any value in any field. */
const wildForm: fc.Arbitrary<PrescriptionForm> = fc
  .record({
    unitPerFill: fc.constantFrom(null, 0, 1, 30, 60, 120, 2.5, 0.001, 9999, 10_000, Number.NaN),
    flavorId: fc.constantFrom(null, '3', '4'),
    directions: orNull(anyText),
    prnFlag: fc.boolean(),
    refills: fc.constantFrom(null, -1, 0, 2, 5, 6, 11, 12, 999, 1.5, Number.NaN),
    prescExpiryDate: orNull(anyDate),
    authorizingVet: fc.constantFrom(null, '11', '11', '99'),
    workflowLocationUserId: fc.constantFrom(null, '12', '13'),
    currentWorkflowStatusId: fc.constantFrom(null, '5', '6'),
    reasonForCompound: fc.constantFrom(
      null,
      ...reasons.map((reason) => reason.reasonForCompound),
      'Pharmacy Rationale',
      ' ',
    ),
    allergicIngredient: orNull(anyText),
    daysSupply: fc.constantFrom(null, -1, 0, 1, 30, 365, 366, 1.5),
    noteToPharmacy: orNull(anyText),
    overrideReason: fc.constantFrom(null, ...overrideReasons, 'because', ' '),
    noteToClient: orNull(anyText),
    notifyClientDate: orNull(anyDate),
    pimsConsultId: fc.constantFrom(null, '77', 'consult'),
    isOfficeUse: fc.constantFrom(false, false, true),
    rxOriginCode: fc.constantFrom(null, 'create', 'copy', 'other'),
  })
  .map((changes) => form(changes));

const wildContext: fc.Arbitrary<PrescriptionFormContext> = fc
  .record({
    mode: fc.constantFrom('issue' as const, 'draft' as const),
    entry: fc.constantFrom('create' as const, 'approval' as const),
    product: anyProduct,
    location: anyLocation,
    authorizingVets: fc.constantFrom([vet()], [vet({ deaLicense: null })], [vet({ isActive: false })], []),
    requestedQuantity: fc.constantFrom(null, 1, 2, 30),
    requestedProducts: fc.constantFrom(
      null,
      null,
      [product()],
      [product({ id: '41' }), product({ id: '42', strengthDisplay: '5 mg' })],
    ),
    showNoteToClient: fc.boolean(),
    conflictGrade: fc.constantFrom(null, null, ...conflictGrades),
    isOfficeUse: fc.constantFrom(false, false, true),
    isActive: fc.constantFrom(true, true, false),
    stored: fc.boolean(),
  })
  .map(({ isOfficeUse, isActive, stored, ...changes }) =>
    context({
      ...changes,
      client: { id: '21', isActive, isOfficeUse },
      patient: { id: '31', isActive: true, isOfficeUse, isDeceased: false, pimsId: null },
      stored: stored ? { locationClientId: '21', locationPatientId: '31', isOfficeUse } : null,
    }),
  );

/** Most random forms have many errors; these differ from a valid one in a few fields, so that some can be issued. */
function near<T extends object>(wild: fc.Arbitrary<T>, valid: T): fc.Arbitrary<T> {
  const keys = Object.keys(valid) as (keyof T)[];
  return fc.tuple(wild, fc.subarray(keys, { maxLength: 4 })).map(([values, changed]) => {
    const result = { ...valid };
    for (const key of changed) result[key] = values[key];
    return result;
  });
}

export const anyForm = fc.oneof(wildForm, near(wildForm, form()));
export const anyContext = fc.oneof(wildContext, near(wildContext, context()));
