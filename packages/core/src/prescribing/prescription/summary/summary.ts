import { formatDate, isPlainDate } from '../../../base/time/index.js';
import { trimmedOrNull } from '../../../base/text/index.js';
import { isScheduleII, packPriceLabel, quantityInUnits } from '../../../catalog/product/index.js';
import { hasFeature } from '../../../practice/location/index.js';
import { isPimsEnabled, linkedId } from '../../../practice/pims-connection/index.js';
import type { ConflictReport } from '../../../safety/conflict/index.js';
import { foreignFields } from '../draft/prepared-by.js';
import { effectiveReason } from '../field/compounding.js';
import { missingPriceText } from '../field/missing-price.js';
import type { PrescriptionForm, SummaryField } from '../form/form.js';
import type { ComparedField, LastTimeSign } from '../history/last-time.js';
import { isQuantity } from '../quantity/quantity.js';
import { printedQuantity } from '../quantity/quantity-in-words.js';
import { refillsLabel } from '../quantity/refills-label.js';
import { totalQuantity } from '../quantity/total-quantity.js';
import { compareWithLast, type LastPrescription, lastTimeOf } from './last-prescription.js';
import type { SummaryContext } from './summary-context.js';
import { beside, fieldLine, filledLine, line, type SummaryLine } from './summary-line.js';

export interface PrescriptionSummary {
  /** Weight of the patient compared with the last prescription. */
  readonly weight: Pick<SummaryLine, 'sign' | 'was'>;
  /** The last strength, if it differs. */
  readonly strengthWas: string | null;
  /** Values that must be read before signing: quantity, directions, refills, expiration. */
  readonly drug: readonly SummaryLine[];
  /** All other values to be signed. */
  readonly rest: readonly SummaryLine[];
}

const dateOf = (date: string | null) => (isPlainDate(date) ? formatDate(date) : null);
const numberOf = (value: number | null) => (value === null || Number.isNaN(value) ? null : String(value));

/** Total of all fills: '(180 tablets in total)'. */
function inAll(form: PrescriptionForm, unit: string | null | undefined): string | null {
  const total = totalQuantity(form);
  return total === null ? null : `(${quantityInUnits(total, unit)} in total)`;
}

/** '90 (ninety) tablets', as printed (P-110). */
function quantityText(quantity: number | null, product: SummaryContext['product']): string | null {
  if (quantity === null || Number.isNaN(quantity)) return null;
  const unit = product?.unitMeasure?.description ?? null;
  return isQuantity(quantity) ? printedQuantity(quantity, unit) : quantityInUnits(quantity, unit);
}

type Compared = Readonly<Record<ComparedField, LastTimeSign>> | null;

/** Values that must be read before signing. */
type DrugField = Extract<SummaryField, 'unitPerFill' | 'directions' | 'refills' | 'prescExpiryDate'>;

/** Everything needed to build a line. */
interface Lines {
  readonly form: PrescriptionForm;
  readonly context: SummaryContext;
  readonly last: LastPrescription | null;
  readonly against: Compared;
}

function drugLines({ form, context: { product }, last, against }: Lines): readonly SummaryLine[] {
  const isScheduleTwo = product !== null && isScheduleII(product);
  const lines: Readonly<Record<DrugField, SummaryLine>> = {
    unitPerFill: fieldLine(
      'unitPerFill',
      quantityText(form.unitPerFill, product),
      beside(against?.quantity, numberOf(last?.quantity ?? null)),
    ),
    directions: fieldLine('directions', trimmedOrNull(form.directions), {
      sign: against?.directions === 'same' ? '=' : null,
      was: against?.directions === 'differs' ? 'changed' : null,
    }),
    refills: fieldLine('refills', refillsLabel(form), {
      ...beside(against?.refills, last && refillsLabel(last)),
      note:
        inAll(form, product?.unitMeasure?.description) ??
        (isScheduleTwo && form.refills === 0 ? '(Schedule II)' : null),
    }),
    prescExpiryDate: fieldLine('prescExpiryDate', dateOf(form.prescExpiryDate)),
  };
  return Object.values(lines);
}

function daysSupplyLine({ form, context: { product }, last, against }: Lines, report: ConflictReport) {
  const isAboveShelfLife = report.conflicts.some(({ kind }) => kind === 'days-supply');
  const days = fieldLine('daysSupply', numberOf(form.daysSupply), {
    ...beside(against?.daysSupply, numberOf(last?.daysSupply ?? null)),
    warning: isAboveShelfLife ? `above ${product?.shelfLife}` : null,
  });
  return days.value !== null || days.was !== null ? days : null;
}

function flavorLine({ form, context: { product }, last, against }: Lines): SummaryLine | null {
  if (!product?.hasFlavor) return null;
  const flavorOf = (id: string | null) =>
    product.productFlavors.find(({ flavorId }) => flavorId === id)?.flavor ?? null;
  return fieldLine('flavorId', flavorOf(form.flavorId), {
    canFold: form.flavorId === null && (last?.flavorId ?? null) === null,
    ...beside(against?.flavorId, flavorOf(last?.flavorId ?? null)),
  });
}

function vetLine({ form, context: { vets, draft, viewerId } }: Lines): SummaryLine {
  const isForeign = foreignFields(form, draft, viewerId).some(({ field }) => field === 'authorizingVet');
  return fieldLine('authorizingVet', vets.find(({ id }) => id === form.authorizingVet)?.displayName ?? null, {
    canFold: form.authorizingVet === viewerId && !isForeign,
  });
}

function priceLine({ form, context: { product, location } }: Lines, packs: readonly number[]): SummaryLine | null {
  if (!product) return null;
  const { priceBookType } = location;
  const price = packPriceLabel(product, form.unitPerFill, { priceBookType, isOfficeUse: form.isOfficeUse });
  const value = price ?? missingPriceText(form.unitPerFill, packs);
  return value === null ? null : line('Price', value, { canFold: true });
}

/** A line rather than a question on every request (P-267). */
const unlinkedText = 'not linked; no writeback';

/** Whether the patient is not linked although the location has a PIMS (C-124). */
function isUnlinked({ location, patient, isOfficeUse }: SummaryContext): boolean {
  return patient !== null && !isOfficeUse && isPimsEnabled(location) && linkedId(patient) === null;
}

/** Removes optional lines that are empty. */
function restLines(lines: Lines, report: ConflictReport, packs: readonly number[]): readonly SummaryLine[] {
  const { form, context } = lines;
  const noteToClient = hasFeature(context.features, 'showNoteToClient') ? trimmedOrNull(form.noteToClient) : null;
  const rest: Readonly<Record<Exclude<SummaryField, DrugField> | 'price' | 'unlinked', SummaryLine | null>> = {
    noteToPharmacy: filledLine('noteToPharmacy', trimmedOrNull(form.noteToPharmacy), { isText: true }),
    noteToClient: filledLine('noteToClient', noteToClient, { isText: true }),
    daysSupply: daysSupplyLine(lines, report),
    flavorId: flavorLine(lines),
    reasonForCompound: filledLine('reasonForCompound', effectiveReason(form.reasonForCompound, context.product)),
    allergicIngredient: filledLine('allergicIngredient', trimmedOrNull(form.allergicIngredient)),
    notifyClientDate: filledLine('notifyClientDate', dateOf(form.notifyClientDate)),
    price: priceLine(lines, packs),
    authorizingVet: vetLine(lines),
    unlinked: isUnlinked(context) ? line('PIMS', unlinkedText, { canFold: true }) : null,
  };
  return Object.values(rest).filter((each) => each !== null);
}

/** The summary of what will be signed, in reading order, each value compared with the last prescription (P-253). */
export function summaryOf(
  form: PrescriptionForm,
  context: SummaryContext,
  report: ConflictReport,
  packs: readonly number[] = [],
): PrescriptionSummary {
  const last = lastTimeOf(context);
  const against = compareWithLast(form, context, last);
  const lines: Lines = { form, context, last, against };
  return {
    weight: beside(against?.weight, last?.weight ?? null),
    strengthWas: against?.strength === 'differs' ? `was ${last?.product.strengthDisplay ?? 'another strength'}` : null,
    drug: drugLines(lines),
    rest: restLines(lines, report, packs),
  };
}

/** Quantity, refills, and expiration in one line for a phone: '30 (thirty) tablets, 5 refills, expires 11-20-2027'. */
export function compactText(form: PrescriptionForm, product: SummaryContext['product']): string {
  const refills = form.prnFlag
    ? 'PRN'
    : form.refills === null
      ? 'no refills chosen'
      : `${form.refills} ${form.refills === 1 ? 'refill' : 'refills'}`;
  const expires = dateOf(form.prescExpiryDate);
  return [
    quantityText(form.unitPerFill, product) ?? 'no quantity',
    refills,
    expires === null ? 'no expiration' : `expires ${expires}`,
  ].join(', ');
}
