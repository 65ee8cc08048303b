import { packPriceLabel, type PriceFacts, type ProductFacts } from '../../product/index.js';
import { formatDate, formatDateTime, type Instant, type PlainDate } from '../../time/index.js';
import { statusBadge, type StatusFacts } from '../lifecycle/badge.js';
import { overrideReasonLabel } from '../form/override-reason.js';
import { refillsLabel } from '../quantity/refills-label.js';

/** What the detail view reads; field names as they travel (P-188). */
export interface DetailFacts extends StatusFacts {
  readonly rxNumber: string | null;
  /** Stands in the place of the number while there is none (P-120). */
  readonly draftName: string | null;
  readonly issuedDate: Instant | null;
  readonly prescExpiryDate: PlainDate | null;
  readonly notifyClientDate: PlainDate | null;
  readonly directions: string | null;
  readonly daysSupply: number | null;
  readonly refills: number | null;
  readonly prnFlag: boolean;
  readonly unitPerFill: number;
  readonly flavor: { readonly flavor: string } | null;
  readonly reasonForCompound: string | null;
  readonly noteToClient: string | null;
  readonly noteToPharmacy: string | null;
  readonly overrideReason: string | null;
  readonly isOfficeUse: boolean;
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

/** The labels of the detail view, in its order (P-144). */
export const detailLabels = {
  clientName: 'Client Name',
  patientName: 'Patient Name',
  rxNumber: 'Rx#',
  issuedDate: 'Issued Date',
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
  expiration: 'Expiration',
  clientNotification: 'Client Notification',
  overrideReason: 'Override Reason',
  noteToPharmacy: 'Note To Pharmacy',
  noteToClient: 'Note To Client',
  authorizingVet: 'Authorizing Vet',
  workflowUser: 'Workflow User',
  officeUse: 'Office Use',
} as const;
export type DetailField = keyof typeof detailLabels;

export interface DetailRow {
  readonly field: DetailField;
  readonly label: string;
  /** `null` where there is nothing; the screen says so in its own way. */
  readonly value: string | null;
}

const dateOrNull = (date: PlainDate | null) => (date === null ? null : formatDate(date));

function detailValues(facts: DetailFacts, location: DetailLocation): Record<DetailField, string | null> {
  const { product, locationClient: client, issuedDate } = facts;
  return {
    clientName: [client?.firstName, client?.lastName].filter(Boolean).join(' ') || null,
    patientName: facts.locationPatient?.name ?? null,
    rxNumber: facts.rxNumber ?? facts.draftName,
    issuedDate: issuedDate === null ? null : formatDateTime(issuedDate, location.timeZone),
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
    expiration: dateOrNull(facts.prescExpiryDate),
    clientNotification: dateOrNull(facts.notifyClientDate),
    overrideReason: overrideReasonLabel(facts.overrideReason),
    noteToPharmacy: facts.noteToPharmacy,
    noteToClient: facts.noteToClient,
    authorizingVet: facts.authorizingVetLocationUser?.displayName ?? null,
    workflowUser: facts.workflowLocationUser?.displayName ?? null,
    officeUse: facts.isOfficeUse ? 'YES' : 'NO',
  };
}

/**
 * The rows of the detail view; Office Use only where the location has it enabled, the reason to override only where
 * there is one.
 *
 * @throws RangeError on an impossible date
 * @see P-144, P-184, P-232
 */
export function detailRows(facts: DetailFacts, location: DetailLocation): DetailRow[] {
  const values = detailValues(facts, location);
  return (Object.keys(detailLabels) as DetailField[])
    .filter((field) => field !== 'officeUse' || location.isOfficeUseEnabled)
    .filter((field) => field !== 'overrideReason' || values.overrideReason !== null)
    .map((field) => ({ field, label: detailLabels[field], value: values[field] }));
}
