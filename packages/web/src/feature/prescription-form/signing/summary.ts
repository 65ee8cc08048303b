import { formatDate, isPlainDate, trimmedOrNull } from '@signa/core/base';
import { hasFeature, isPimsEnabled } from '@signa/core/practice';
import {
  type ComparedField,
  effectiveReason,
  foreignFields,
  isQuantity,
  type LastTimeSign,
  missingPriceText,
  type PrescriptionField,
  type PrescriptionForm,
  quantityOnPaper,
  refillsLabel,
  totalQuantity,
} from '@signa/core/prescribing';
import { isScheduleII, packPriceLabel, quantityInUnits } from '@signa/core/catalog';
import type { ConflictReport } from '@signa/core/safety';
import type { FormSetting } from '../state/setting';
import { compareWithLast, lastTimeOf } from './last-time';
import type { LastTime } from './last-time';

/** How a value stands to that of last time. */
type LastSign = '=' | '≈';

/** One value that will be signed. */
export interface SummaryLine {
  readonly label: string;
  /** The field of the form that it tells; `null` where no field does. */
  readonly field: PrescriptionField | null;
  /** `null` where nothing is filled in. */
  readonly value: string | null;
  readonly sign: LastSign | null;
  /** What it was last time, when it differs: 'was 30'. */
  readonly was: string | null;
  /** Beside the value, quiet. */
  readonly note: string | null;
  /** Beside the value, amber. */
  readonly warning: string | null;
  /** A text, which takes a line of its own. */
  readonly isText: boolean;
  /** Whether it may wait behind 'N more': nobody filled it in or changed it (P-351). */
  readonly canFold: boolean;
}

export interface Summary {
  /** Weight of the patient beside last time. */
  readonly weight: Pick<SummaryLine, 'sign' | 'was'>;
  /** What the strength was last time, when it differs. */
  readonly strengthWas: string | null;
  /** What must be read before signing: quantity, directions, refills, expiry. */
  readonly drug: readonly SummaryLine[];
  /** All that is signed beside it. */
  readonly rest: readonly SummaryLine[];
}

const line = (label: string, value: string | null, more: Partial<SummaryLine> = {}): SummaryLine => ({
  label,
  field: null,
  value,
  sign: null,
  was: null,
  note: null,
  warning: null,
  isText: false,
  canFold: false,
  ...more,
});

const dateOf = (date: string | null) => (isPlainDate(date) ? formatDate(date) : null);
const numberOf = (value: number | null) => (value === null || Number.isNaN(value) ? null : String(value));

const signs: Readonly<Partial<Record<LastTimeSign, LastSign>>> = { same: '=', close: '≈' };

/** '=' behind what is as last time, 'was 30' where it differs; without a last time there is no sign (P-253). */
function beside(against: LastTimeSign | undefined, before: string | null): Pick<SummaryLine, 'sign' | 'was'> {
  if (against === 'differs') return { sign: null, was: `was ${before ?? 'none'}` };
  return { sign: (against && signs[against]) ?? null, was: null };
}

/** What all fills together come to: '(180 tablets in all)'. */
function inAll(form: PrescriptionForm, unit: string | null | undefined): string | null {
  const total = totalQuantity(form);
  return total === null ? null : `(${quantityInUnits(total, unit)} in all)`;
}

/** '90 (ninety) tablets', as the paper says it (P-110). */
function quantityText(quantity: number | null, product: FormSetting['product']): string | null {
  if (quantity === null || Number.isNaN(quantity)) return null;
  const unit = product?.unitMeasure?.description ?? null;
  return isQuantity(quantity) ? quantityOnPaper(quantity, unit) : quantityInUnits(quantity, unit);
}

type Compared = Readonly<Record<ComparedField, LastTimeSign>> | null;

function drugLines(
  form: PrescriptionForm,
  { product }: FormSetting,
  last: LastTime | null,
  against: Compared,
): readonly SummaryLine[] {
  const unit = product?.unitMeasure?.description;
  const isScheduleTwo = product !== null && isScheduleII(product);
  return [
    line('Quantity', quantityText(form.unitPerFill, product), {
      field: 'unitPerFill',
      ...beside(against?.quantity, numberOf(last?.quantity ?? null)),
    }),
    line('Directions', trimmedOrNull(form.directions), {
      field: 'directions',
      sign: against?.directions === 'same' ? '=' : null,
      was: against?.directions === 'differs' ? 'changed' : null,
    }),
    line('Refills', refillsLabel(form), {
      field: 'refills',
      ...beside(against?.refills, last && refillsLabel(last)),
      note: inAll(form, unit) ?? (isScheduleTwo && form.refills === 0 ? '(Schedule II)' : null),
    }),
    line('Expires', dateOf(form.prescExpiryDate), { field: 'prescExpiryDate' }),
  ];
}

function daysSupplyLine(
  form: PrescriptionForm,
  { product }: FormSetting,
  last: LastTime | null,
  against: Compared,
  report: ConflictReport,
): SummaryLine {
  const isAboveShelfLife = report.conflicts.some(({ kind }) => kind === 'days-supply');
  return line('Days supply', numberOf(form.daysSupply), {
    field: 'daysSupply',
    ...beside(against?.daysSupply, numberOf(last?.daysSupply ?? null)),
    warning: isAboveShelfLife ? `above ${product?.shelfLife}` : null,
  });
}

/** A line, not a question at each request (P-267). */
const unlinkedText = 'not linked, will not write back';

/** Whether the patient stands in no practice system although the location has one (C-124). */
function isUnlinked({ location, patient, isOfficeUse }: FormSetting): boolean {
  return patient !== null && !isOfficeUse && isPimsEnabled(location) && !patient.pimsId?.trim();
}

/** What is empty and optional is left out. */
function restLines(
  form: PrescriptionForm,
  setting: FormSetting,
  last: LastTime | null,
  against: Compared,
  report: ConflictReport,
  packs: readonly number[],
): readonly SummaryLine[] {
  const { product, location, vets, features } = setting;
  const flavorOf = (id: string | null) =>
    product?.productFlavors.find(({ flavorId }) => flavorId === id)?.flavor ?? null;
  const price =
    product &&
    packPriceLabel(product, form.unitPerFill, { priceBookType: location.priceBookType, isOfficeUse: form.isOfficeUse });
  const days = daysSupplyLine(form, setting, last, against, report);
  const foreign = foreignFields(form, setting.draft, setting.viewerId);
  const isForeign = (name: PrescriptionField) => foreign.some(({ field }) => field === name);
  const showsNoteToClient = hasFeature(features, 'showNoteToClient');
  const optional = [
    line('Note to pharmacy', trimmedOrNull(form.noteToPharmacy), { field: 'noteToPharmacy', isText: true }),
    line('Note to client', showsNoteToClient ? trimmedOrNull(form.noteToClient) : null, {
      field: 'noteToClient',
      isText: true,
    }),
    line('Reason for compounding', effectiveReason(form.reasonForCompound, product), { field: 'reasonForCompound' }),
    line('Allergic ingredient', trimmedOrNull(form.allergicIngredient), { field: 'allergicIngredient' }),
    line('Notify client', dateOf(form.notifyClientDate), { field: 'notifyClientDate' }),
    line('Price', price ?? (product && missingPriceText(form.unitPerFill, packs)), { canFold: true }),
  ].filter(({ value }) => value !== null);
  return [
    ...optional.filter(({ isText }) => isText),
    ...(days.value !== null || days.was !== null ? [days] : []),
    ...(product?.hasFlavor
      ? [
          line('Flavor', flavorOf(form.flavorId), {
            field: 'flavorId',
            canFold: form.flavorId === null && (last?.flavorId ?? null) === null,
            ...beside(against?.flavorId, flavorOf(last?.flavorId ?? null)),
          }),
        ]
      : []),
    ...optional.filter(({ isText }) => !isText),
    line('Authorizing vet', vets.find(({ id }) => id === form.authorizingVet)?.displayName ?? null, {
      field: 'authorizingVet',
      canFold: form.authorizingVet === setting.viewerId && !isForeign('authorizingVet'),
    }),
    ...(isUnlinked(setting) ? [line('PIMS', unlinkedText, { canFold: true })] : []),
  ];
}

/** What will be signed, in the order in which it is read, each value beside that of last time (P-253). */
export function summaryOf(
  form: PrescriptionForm,
  setting: FormSetting,
  report: ConflictReport,
  packs: readonly number[] = [],
): Summary {
  const last = lastTimeOf(setting);
  const against = compareWithLast(form, setting, last);
  return {
    weight: beside(against?.weight, last?.weight ?? null),
    strengthWas: against?.strength === 'differs' ? `was ${last?.product.strengthDisplay ?? 'another strength'}` : null,
    drug: drugLines(form, setting, last, against),
    rest: restLines(form, setting, last, against, report, packs),
  };
}

/** Quantity, refills and expiration in one line, for the bar of a phone: '30 (thirty) tablets, 5 refills, expires 11-20-2027'. */
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
