/**
 * The same forms for every contestant: what a vet sends, right and wrong, with what the rules read beside it. The
 * contestants know the rules of sections 6 to 12 of the prescribing requirements.
 */
const product = {
  id: '501',
  title: 'Carprofen chewable tablet 75 mg, 60 count',
  productFamily: 'Carprofen',
  ingredients: ['carprofen'],
  keywords: ['nsaid', 'osteoarthritis'],
  classification: 'Medication',
  productApprovalType: 'Rx',
  productPresentation: { id: '12', description: 'Chewable tablet' },
  productSpecies: ['canine'],
  productFlavors: [{ flavorId: '3', flavor: 'Liver' }],
  strengthDisplay: '75 mg',
  packsizeQty: 60,
  weightMin: 0,
  weightMax: 10000,
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
  shelfLife: 730,
};
const compound = {
  ...product,
  id: '502',
  title: 'Gabapentin suspension 50 mg/ml',
  compound: true,
  classification: 'Compound',
};
const controlled = {
  ...product,
  id: '503',
  title: 'Phenobarbital tablet 32.4 mg',
  isControlled: true,
  deaSchedule: 'C-IV',
};

const location = {
  id: '7',
  timeZone: 'America/New_York',
  isActive: true,
  organization: { isActive: true, isPIMSEnabled: true },
  isPimsEnabled: true,
  pimsAccountId: 'account-7',
  pimsConnectionType: 'EZYVET',
  isEnabledForWriteback: true,
  isOfficeUseEnabled: true,
  locationPortalType: { code: 'signa' },
  priceBookType: 'Generic',
  locationPharmacies: [{ code: 'GGVCP', name: 'Golden Gate', fax: '5551234567' }],
  locationAddresses: [{ state: 'NY', isActive: true }],
};
const people = Array.from({ length: 12 }, (_, index) => ({
  id: String(100 + index),
  isActive: true,
  role: { isActive: true, canAuthorize: index % 2 === 0 },
  deaLicense: 'AB1234563',
  deaLicenseExpiration: '2027-06-30',
}));
const context = {
  requestedProducts: null,
  mode: 'issue',
  entry: 'approval',
  today: '2026-11-20',
  product,
  location,
  authorizingVets: people.filter((person) => person.role.canAuthorize),
  workflowUsers: people,
  workflowStatuses: ['1', '2', '3', '4'].map((id) => ({ id })),
  reasonsForCompound: [
    { reasonForCompound: 'Allergic to an ingredient', allergicIngredient: true },
    { reasonForCompound: 'Strength not available', allergicIngredient: false },
  ],
  requestedQuantity: 1,
  showNoteToClient: true,
  hasPimsWriteback: true,
  hasConflict: true,
  client: { id: '41', isActive: true, isOfficeUse: false },
  patient: { id: '42', isActive: true, isOfficeUse: false, isDeceased: false, pimsId: 'patient-42' },
  isPatientOfClient: true,
  stored: null,
};
const form = {
  productId: '501',
  unitPerFill: 60,
  flavorId: '3',
  directions: 'Give 1 tablet by mouth every 12 hours with food for joint pain. Stop and call us if appetite drops.',
  prnFlag: false,
  refills: 5,
  prescExpiryDate: '2027-11-20',
  authorizingVet: '104',
  workflowLocationUserId: '103',
  currentWorkflowStatusId: '2',
  reasonForCompound: null,
  allergicIngredient: null,
  daysSupply: 30,
  noteToPharmacy: 'Weight is above the label band; extra-label use discussed with the owner.',
  noteToClient: 'Call us with any question.',
  notifyClientDate: '2027-05-20',
  pimsConsultId: 'consult-9',
  autoShipPrompt: true,
  isOfficeUse: false,
  locationId: '7',
  locationClientId: '41',
  locationPatientId: '42',
  rxOriginCode: 'create',
  version: null,
};

/** Each with the fields that are wrong. */
export const cases = [
  { form, context, wrong: [] },
  { form: { ...form, prnFlag: true, refills: null, pimsConsultId: null }, context, wrong: [] },
  {
    form: { ...form, productId: '502', reasonForCompound: 'Allergic to an ingredient', allergicIngredient: 'xylitol' },
    context: { ...context, product: compound },
    wrong: [],
  },
  {
    form: { ...form, productId: '503', prescExpiryDate: '2027-05-20' },
    context: { ...context, product: controlled },
    wrong: [],
  },
  { form: { ...form, unitPerFill: 10000, refills: 12 }, context, wrong: ['refills', 'unitPerFill'] },
  {
    form: { ...form, directions: null, authorizingVet: '101', noteToPharmacy: null },
    context,
    wrong: ['authorizingVet', 'directions', 'noteToPharmacy'],
  },
  {
    form: { ...form, prescExpiryDate: '2027-11-21', notifyClientDate: '2026-02-31' },
    context,
    wrong: ['notifyClientDate', 'prescExpiryDate'],
  },
  {
    form: { ...form, productId: '503', prnFlag: true },
    context: { ...context, product: controlled },
    wrong: ['prescExpiryDate', 'prnFlag'],
  },
];
