import type { LocationFacts } from '../../practice/location/index.js';
import type { ProductFacts } from '../../catalog/product/index.js';
import { emptyPrescriptionForm } from './form/normalize-form.js';
import type { PrescriptionForm } from './form/form.js';
import type { AuthorizingVetFacts, PrescriptionFormContext } from './form/form-context.js';

export const today = '2026-11-20';

export function product(changes: Partial<ProductFacts> = {}): ProductFacts {
  return {
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
    unitMeasure: { description: 'tablets' },
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
    ...changes,
  };
}

/** Phenobarbital: controlled by its schedule alone. */
export const scheduleIV = product({ deaSchedule: 'C-IV', isControlled: true, hasFlavor: false });
export const scheduleII = product({ deaSchedule: 'C-II', isControlled: true, hasFlavor: false });
export const diet = product({ productApprovalType: 'AOTC', diet: true, isPrnOnlyFamily: true, hasFlavor: false });
export const compound = product({ classification: 'Compound', compound: true });

export function location(changes: Partial<LocationFacts> = {}): LocationFacts {
  return {
    id: '1',
    timeZone: 'America/New_York',
    isActive: true,
    organization: { isActive: true, isPIMSEnabled: true },
    isPimsEnabled: true,
    pimsAccountId: 'account',
    pimsConnectionType: 'EZYVET',
    isEnabledForWriteback: true,
    isOfficeUseEnabled: true,
    locationPortalType: { code: 'signa' },
    priceBookType: 'Generic',
    locationPharmacies: [{ code: 'GGVCP', name: 'Sample Compounding Pharmacy', fax: '6145550190' }],
    locationAddresses: [{ state: 'OH', isActive: true }],
    ...changes,
  };
}

export const rvp = { code: 'RVP', name: 'Sample Pharmacy', fax: null };
export const inNewYork = location({ locationAddresses: [{ state: 'NY', isActive: true }] });
export const brava = location({ locationPortalType: { code: 'brava' } });

export function vet(changes: Partial<AuthorizingVetFacts> = {}): AuthorizingVetFacts {
  return {
    id: '11',
    isActive: true,
    role: { isActive: true, canAuthorize: true },
    deaLicense: 'FO1234563',
    deaLicenseExpiration: '2027-01-31',
    ...changes,
  };
}

export const reasons = [
  { reasonForCompound: 'Needs another strength', allergicIngredient: false },
  { reasonForCompound: 'Allergy to an ingredient', allergicIngredient: true },
];

/** A form that can be issued in `context()`. */
export function form(changes: Partial<PrescriptionForm> = {}): PrescriptionForm {
  return {
    ...emptyPrescriptionForm,
    productId: '40',
    unitPerFill: 60,
    directions: 'Give 1 tablet by mouth 2 hours before a visit.',
    refills: 2,
    prescExpiryDate: '2027-02-20',
    authorizingVet: '11',
    notifyClientDate: today,
    locationId: '1',
    locationClientId: '21',
    locationPatientId: '31',
    rxOriginCode: 'create',
    ...changes,
  };
}

export function context(changes: Partial<PrescriptionFormContext> = {}): PrescriptionFormContext {
  return {
    mode: 'issue',
    entry: 'create',
    today,
    knowledge: null,
    product: product(),
    location: location(),
    authorizingVets: [vet()],
    workflowUsers: [
      { id: '12', isActive: true },
      { id: '13', isActive: false },
    ],
    workflowStatuses: [{ id: '5' }],
    reasonsForCompound: reasons,
    requestedQuantity: null,
    requestedProducts: null,
    showNoteToClient: true,
    hasPimsWriteback: true,
    conflictGrade: null,
    foreignNote: null,
    whichAnimal: null,
    client: { id: '21', isActive: true, isOfficeUse: false },
    patient: { id: '31', isActive: true, isOfficeUse: false, isDeceased: false, pimsId: 'p-1' },
    isPatientOfClient: true,
    stored: null,
    ...changes,
  };
}

export const officeUse: Partial<PrescriptionFormContext> = {
  client: { id: '21', isActive: true, isOfficeUse: true },
  patient: { id: '31', isActive: true, isOfficeUse: true, isDeceased: false, pimsId: null },
};
