import type { ConflictReport } from '@signa/core/conflict';
import {
  effectiveReason,
  isQuantity,
  missingPriceText,
  quantityOnPaper,
  refillsLabel,
  totalQuantity,
} from '@signa/core/prescription';
import type { PrescriptionForm } from '@signa/core/prescription';
import { isControlled, packPriceLabel, quantityInUnits } from '@signa/core/product';
import { formatDate, isPlainDate } from '@signa/core/time';
import { hasFeature } from '@signa/core/practice';
import type { FormPrescription, FormSetting } from '../setting';

/** One value that will be signed. */
export interface SummaryLine {
  readonly label: string;
  /** `null` where nothing is filled in. */
  readonly value: string | null;
  /** What the prescription before this one had, when it differs. */
  readonly was: string | null;
  /** Beside the value, quiet. */
  readonly note: string | null;
  /** Beside the value, amber. */
  readonly warning: string | null;
}

type Values = Pick<PrescriptionForm, 'unitPerFill' | 'directions' | 'daysSupply' | 'prnFlag' | 'refills' | 'flavorId'>;

const line = (label: string, value: string | null, more: Partial<SummaryLine> = {}): SummaryLine => ({
  label,
  value,
  was: null,
  note: null,
  warning: null,
  ...more,
});

const dateOf = (date: string | null) => (isPlainDate(date) ? formatDate(date) : null);
const numberOf = (value: number | null) => (value === null || Number.isNaN(value) ? null : String(value));
const textOf = (text: string | null) => text?.trim() || null;

/** 'was 30' beside a value that another prescription had otherwise. */
function was(now: string | null, before: string | null | undefined): string | null {
  return before === undefined || before === now ? null : `was ${before ?? 'none'}`;
}

/** What all fills together come to: '(180 tablets in all)'. */
function inAll(form: Values, unit: string | null | undefined): string | null {
  const total = totalQuantity(form);
  return total === null ? null : `(${quantityInUnits(total, unit)} in all)`;
}

/** '90 tablets'; of a controlled product as its paper says it: '90 (ninety) tablets' (P-110). */
function quantityText(quantity: number | null, product: FormSetting['product']): string | null {
  if (quantity === null || Number.isNaN(quantity)) return null;
  const unit = product?.unitMeasure?.description ?? null;
  return product && isControlled(product) && isQuantity(quantity)
    ? quantityOnPaper(quantity, unit)
    : quantityInUnits(quantity, unit);
}

function medicineLines(
  form: Values,
  before: FormPrescription | null,
  { product }: FormSetting,
  isAboveShelfLife: boolean,
): readonly SummaryLine[] {
  const unit = product?.unitMeasure?.description;
  const flavorOf = (id: string | null) =>
    product?.productFlavors.find(({ flavorId }) => flavorId === id)?.flavor ?? null;
  const [quantity, days, refills, directions, flavor] = [
    numberOf(form.unitPerFill),
    numberOf(form.daysSupply),
    refillsLabel(form),
    textOf(form.directions),
    flavorOf(form.flavorId),
  ];
  const changed = before && textOf(before.directions) !== directions ? 'changed' : null;
  return [
    line('Quantity', quantityText(form.unitPerFill, product), {
      was: before && was(quantity, numberOf(before.unitPerFill)),
    }),
    line('Directions', directions, { was: changed }),
    line('Days supply', days, {
      was: before && was(days, numberOf(before.daysSupply)),
      warning: isAboveShelfLife ? `above ${product?.shelfLife}` : null,
    }),
    line('Refills', refills, { was: before && was(refills, refillsLabel(before)), note: inAll(form, unit) }),
    ...(product?.hasFlavor
      ? [line('Flavor', flavor, { was: before && was(flavor, before.flavor?.flavor ?? null) })]
      : []),
  ];
}

/**
 * What will be signed, in the order of the printed form, with what changed against the prescription before it.
 * Days supply and what is empty and optional is left out.
 */
export function summaryLines(
  form: PrescriptionForm,
  setting: FormSetting,
  report: ConflictReport,
  packs: readonly number[] = [],
): readonly SummaryLine[] {
  const { product, location, vets, features, previous } = setting;
  const before = previous?.productId === form.productId ? previous : null;
  const price =
    product &&
    packPriceLabel(product, form.unitPerFill, { priceBookType: location.priceBookType, isOfficeUse: form.isOfficeUse });
  const optional = [
    line('Notify client', dateOf(form.notifyClientDate)),
    line('Price', price ?? (product && missingPriceText(form.unitPerFill, packs))),
    line('Reason for compounding', effectiveReason(form.reasonForCompound, product)),
    line('Allergic ingredient', textOf(form.allergicIngredient)),
    line('Note to pharmacy', textOf(form.noteToPharmacy)),
    line('Note to client', hasFeature(features, 'showNoteToClient') ? textOf(form.noteToClient) : null),
  ];
  return [
    ...medicineLines(
      form,
      before,
      setting,
      report.conflicts.some(({ kind }) => kind === 'days-supply'),
    ).filter(({ label, value, was: old }) => label !== 'Days supply' || value !== null || old !== null),
    line('Expires', dateOf(form.prescExpiryDate)),
    ...optional.filter(({ value }) => value !== null),
    line('Authorizing vet', vets.find(({ id }) => id === form.authorizingVet)?.displayName ?? null),
  ];
}

/** Quantity, refills and expiration in one line, for the closed bar (P-104): '90 tablets, 3 refills, expires 11-20-2027'. */
export function compactText(form: PrescriptionForm, product: FormSetting['product']): string {
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
