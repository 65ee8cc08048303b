import type { ExternalPrescription } from '../../../catalog/prescription-name/index.js';
import { packPriceLabel, type PriceFacts, type ProductFacts } from '../../../catalog/product/index.js';
import { formatDate, formatDateTime, type Instant, type PlainDate, todayIn } from '../../../base/time/index.js';
import { statusBadge, type StatusFacts } from '../lifecycle/badge.js';
import { overrideReasonLabel } from '../form/override-reason.js';
import type { DetailedField, PrescriptionForm, ShownAsStored } from '../form/form.js';
import { refillsLabel } from '../quantity/refills-label.js';

/** Data of an external prescription besides the form (P-301). */
interface ElsewhereRecord extends ExternalPrescription {
  readonly prescriber: string | null;
  readonly place: string | null;
  readonly note: string | null;
  /** Number of remaining fills according to the other system; `null` when not counted. */
  readonly fillsLeft: number | null;
}

/** Fields that the detail view reads; contract field names (P-188). */
export interface DetailFacts extends StatusFacts, Pick<PrescriptionForm, ShownAsStored<DetailedField> | 'prnFlag'> {
  readonly rxNumber: string | null;
  /** `null` for prescriptions issued here. */
  readonly elsewhere: ElsewhereRecord | null;
  /** Shown in place of the number while there is none (P-120). */
  readonly draftName: string | null;
  readonly issuedDate: Instant | null;
  readonly unitPerFill: number;
  readonly flavor: { readonly flavor: string } | null;
  readonly authorizingVetLocationUser: { readonly displayName: string } | null;
  readonly workflowLocationUser: { readonly displayName: string } | null;
  readonly locationClient: { readonly firstName: string | null; readonly lastName: string | null } | null;
  readonly locationPatient: { readonly name: string } | null;
  readonly product: ProductFacts & PriceFacts;
}

export interface DetailLocation {
  readonly timeZone: string | null;
  readonly priceBookType: string;
  readonly isOfficeUseEnabled: boolean;
}

/** The row of each form field that has one. */
interface RowNames {
  readonly locationClientId: 'clientName';
  readonly locationPatientId: 'patientName';
  readonly isOfficeUse: 'officeUse';
  readonly productId: 'product';
  readonly unitPerFill: 'quantity';
  readonly flavorId: 'flavor';
  readonly directions: 'direction';
  readonly refills: 'refill';
  readonly prescExpiryDate: 'expiration';
  readonly authorizingVet: 'authorizingVet';
  readonly reasonForCompound: 'reasonForCompound';
  readonly daysSupply: 'daysSupply';
  readonly noteToPharmacy: 'noteToPharmacy';
  readonly noteToClient: 'noteToClient';
  readonly notifyClientDate: 'clientNotification';
  readonly workflowLocationUserId: 'workflowUser';
  readonly overrideReason: 'overrideReason';
}

type DetailName = RowNames[DetailedField];

/** Rows without a form field. */
type OtherRow =
  | 'rxNumber'
  | 'issuedDate'
  | 'issuedAt'
  | 'prescriber'
  | 'status'
  | 'form'
  | 'ingredients'
  | 'strength'
  | 'price'
  | 'fillsLeft'
  | 'noteOfElsewhere';

/** The labels of the detail view, in order (P-144). */
export const detailLabels = {
  clientName: 'Client Name',
  patientName: 'Patient Name',
  rxNumber: 'Rx#',
  issuedDate: 'Issued Date',
  issuedAt: 'Issued At',
  prescriber: 'Prescriber',
  status: 'Status',
  product: 'Product',
  form: 'Form',
  flavor: 'Flavor',
  reasonForCompound: 'Reason For Compound',
  ingredients: 'Ingredients',
  strength: 'Strength',
  price: 'Price',
  quantity: 'Quantity',
  direction: 'Direction',
  daysSupply: 'Days Supply',
  refill: 'Refill',
  fillsLeft: 'Fills Left',
  expiration: 'Expiration',
  clientNotification: 'Client Notification',
  overrideReason: 'Override Reason',
  noteToPharmacy: 'Note To Pharmacy',
  noteToClient: 'Note To Client',
  noteOfElsewhere: 'External Note',
  authorizingVet: 'Authorizing Vet',
  workflowUser: 'Workflow User',
  officeUse: 'Office Use',
} as const satisfies Readonly<Record<DetailName | OtherRow, string>>;
export type DetailField = keyof typeof detailLabels;

/** The three groups of the detail view. */
export type DetailSection = 'Prescription' | 'Directions and supply' | 'Notes and people';

/** The group of each row, in the order of the groups (P-144). */
const sectionOf: Readonly<Record<DetailField, DetailSection>> = {
  clientName: 'Prescription',
  patientName: 'Prescription',
  rxNumber: 'Prescription',
  issuedDate: 'Prescription',
  issuedAt: 'Prescription',
  prescriber: 'Prescription',
  status: 'Prescription',
  product: 'Prescription',
  form: 'Prescription',
  strength: 'Prescription',
  flavor: 'Prescription',
  ingredients: 'Prescription',
  reasonForCompound: 'Prescription',
  direction: 'Directions and supply',
  quantity: 'Directions and supply',
  daysSupply: 'Directions and supply',
  refill: 'Directions and supply',
  fillsLeft: 'Directions and supply',
  price: 'Directions and supply',
  expiration: 'Directions and supply',
  clientNotification: 'Directions and supply',
  overrideReason: 'Notes and people',
  noteToPharmacy: 'Notes and people',
  noteToClient: 'Notes and people',
  noteOfElsewhere: 'Notes and people',
  authorizingVet: 'Notes and people',
  workflowUser: 'Notes and people',
  officeUse: 'Notes and people',
};

/** The groups with their rows, each in order. */
export const detailSections: readonly { readonly title: DetailSection; readonly fields: readonly DetailField[] }[] = (
  ['Prescription', 'Directions and supply', 'Notes and people'] as const
).map((title) => ({
  title,
  fields: (Object.keys(sectionOf) as DetailField[]).filter((field) => sectionOf[field] === title),
}));

export interface DetailRow {
  readonly field: DetailField;
  readonly label: string;
  /** `null` when empty; the screen shows that in its own way. */
  readonly value: string | null;
}

const dateOrNull = (date: PlainDate | null) => (date === null ? null : formatDate(date));

/** An external prescription has dates without times, so no time is made up. */
const issueText = (at: Instant, { elsewhere }: DetailFacts, { timeZone }: DetailLocation) =>
  elsewhere ? formatDate(todayIn(timeZone, at)) : formatDateTime(at, timeZone);

/** Rows of external prescriptions only, and rows of Signa's only: an external one is not sold or assigned. */
const ofElsewhere: ReadonlySet<DetailField> = new Set(['issuedAt', 'prescriber', 'fillsLeft', 'noteOfElsewhere']);
const ofOurs: ReadonlySet<DetailField> = new Set([
  ...(['price', 'clientNotification', 'noteToPharmacy', 'noteToClient', 'authorizingVet', 'workflowUser'] as const),
]);

function detailValues(facts: DetailFacts, location: DetailLocation): Record<DetailField, string | null> {
  const { product, locationClient: client, issuedDate, elsewhere } = facts;
  return {
    clientName: [client?.firstName, client?.lastName].filter(Boolean).join(' ') || null,
    patientName: facts.locationPatient?.name ?? null,
    rxNumber: facts.rxNumber ?? elsewhere?.number ?? facts.draftName,
    issuedDate: issuedDate === null ? null : issueText(issuedDate, facts, location),
    issuedAt: elsewhere?.place ?? null,
    prescriber: elsewhere?.prescriber ?? null,
    status: statusBadge(facts).label,
    product: product.title,
    form: product.productPresentation?.description ?? null,
    flavor: facts.flavor?.flavor ?? null,
    reasonForCompound: facts.reasonForCompound,
    ingredients: product.ingredients.join(', ') || null,
    strength: product.strengthDisplay,
    price: packPriceLabel(product, facts.unitPerFill, {
      priceBookType: location.priceBookType,
      isOfficeUse: facts.isOfficeUse,
    }),
    quantity: String(facts.unitPerFill),
    direction: facts.directions,
    daysSupply: facts.daysSupply?.toString() ?? null,
    refill: refillsLabel(facts),
    fillsLeft: elsewhere?.fillsLeft?.toString() ?? null,
    expiration: dateOrNull(facts.prescExpiryDate),
    clientNotification: dateOrNull(facts.notifyClientDate),
    overrideReason: overrideReasonLabel(facts.overrideReason),
    noteToPharmacy: facts.noteToPharmacy,
    noteToClient: facts.noteToClient,
    noteOfElsewhere: elsewhere?.note ?? null,
    authorizingVet: facts.authorizingVetLocationUser?.displayName ?? null,
    workflowUser: facts.workflowLocationUser?.displayName ?? null,
    officeUse: facts.isOfficeUse ? 'YES' : 'NO',
  };
}

/**
 * The rows of the detail view. Office Use is included only where the location has it enabled, the reason to override
 * only if there is one, and for an external prescription its own data.
 *
 * @throws RangeError on an impossible date
 * @see P-144, P-184, P-232, P-301
 */
export function detailRows(facts: DetailFacts, location: DetailLocation): DetailRow[] {
  const values = detailValues(facts, location);
  return (Object.keys(detailLabels) as DetailField[])
    .filter((field) => field !== 'officeUse' || location.isOfficeUseEnabled)
    .filter((field) => field !== 'overrideReason' || values.overrideReason !== null)
    .filter((field) => !(facts.elsewhere ? ofOurs : ofElsewhere).has(field))
    .map((field) => ({ field, label: detailLabels[field], value: values[field] }));
}
