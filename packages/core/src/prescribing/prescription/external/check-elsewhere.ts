import { isNo, isYes, type Issue, required } from '../../../base/failure/index.js';
import { prescriptionLimits } from '../../../base/limits/index.js';
import { isBlank, isTooLong, trimmed, unsafeIssue } from '../../../base/text/index.js';
import { addMonths, isPlainDate } from '../../../base/time/index.js';
import { daysSupplyText } from '../field/days-supply.js';
import { isQuantity, quantityRangeText } from '../quantity/quantity.js';
import type { ExternalContext, ExternalField, ExternalForm } from './elsewhere-form.js';
import { externalLimits } from './elsewhere-limits.js';

/** What to do with expired ones; only what a patient can still get is imported. */
const leaveOut = 'leave it out of the file';

const issueAt = (path: ExternalField, code: string, message: string): Issue => ({ path, code, message });

/**
 * Validates an external prescription for import: it must be active, with possible dates, and for a patient of the named
 * client. The product can be controlled or no longer sold, because nothing is issued from it.
 *
 * @returns the issues in field order; empty when valid
 * @see A-411, P-273
 */
export function checkExternalPrescription(form: ExternalForm, context: ExternalContext): Issue[] {
  return [
    ...partyIssues(context),
    ...(isYes(context.isProductKnown)
      ? []
      : [issueAt('productId', 'unknown', 'no product in the catalog has this SKU')]),
    ...statusIssues(form),
    ...amountIssues(form),
    ...fillIssues(form),
    ...dayIssues(form, context),
    ...textIssues(form),
  ];
}

function partyIssues({ client, patient, isPatientOfClient }: ExternalContext): Issue[] {
  if (client === null)
    return [issueAt('locationClientId', 'unknown', 'no client has this external_id. Import clients first')];
  if (patient === null)
    return [issueAt('locationPatientId', 'unknown', 'no patient has this external_id. Import patients first')];
  if (!isNo(client.isOfficeUse) || !isNo(patient.isOfficeUse))
    return [issueAt('locationPatientId', 'office-use', "office-use records can't have external prescriptions")];
  if (!isYes(isPatientOfClient))
    return [issueAt('locationPatientId', 'not-linked', "this patient doesn't belong to this client")];
  if (!isNo(patient.isDeceased))
    return [issueAt('locationPatientId', 'deceased', `this patient is deceased: ${leaveOut}`)];
  return [];
}

function statusIssues({ status }: ExternalForm): Issue[] {
  if (isBlank(status) || trimmed(status).toLowerCase() === 'open') return [];
  return [issueAt('status', 'not-open', `only open prescriptions can be imported: ${leaveOut}`)];
}

function amountIssues({ quantity, daysSupply }: ExternalForm): Issue[] {
  const { daysSupplyMin, daysSupplyMax } = prescriptionLimits;
  const isDays = daysSupply === null || isWhole(daysSupply, daysSupplyMin, daysSupplyMax);
  return [
    ...(quantity === null ? [required('quantity')] : []),
    ...(quantity !== null && !isQuantity(quantity) ? [issueAt('quantity', 'out-of-range', quantityRangeText)] : []),
    ...(isDays ? [] : [issueAt('daysSupply', 'out-of-range', daysSupplyText)]),
  ];
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

function fillIssues({ refills, prnFlag, fillsLeft }: ExternalForm): Issue[] {
  if (isYes(prnFlag)) {
    const isCounted = refills !== null || fillsLeft !== null;
    return isCounted ? [issueAt('fillsLeft', 'prn', 'PRN refills are unlimited, so fills left must be empty')] : [];
  }
  if (refills === null) return [required('refills')];
  const { refillsMax } = externalLimits;
  if (!isWhole(refills, 0, refillsMax))
    return [issueAt('refills', 'out-of-range', `a whole number from 0 to ${refillsMax}, or PRN`)];
  if (fillsLeft === null) return [];
  if (fillsLeft === 0) return [issueAt('fillsLeft', 'used-up', `no fills are left: ${leaveOut}`)];
  return isWhole(fillsLeft, 1, refills + 1)
    ? []
    : [
        issueAt(
          'fillsLeft',
          'out-of-range',
          `enter a whole number up to the refills plus the first fill, ${refills + 1}`,
        ),
      ];
}

const noDay = (path: ExternalField) =>
  issueAt(path, 'invalid-date', 'this is not a date. Write it as 2026-03-14 or 03-14-2026');

function dayIssues({ issuedOn, expiresOn }: ExternalForm, { today }: ExternalContext): Issue[] {
  if (issuedOn === null) return [required('issuedOn'), ...(expiresOn === null ? [required('expiresOn')] : [])];
  if (!isPlainDate(issuedOn)) return [noDay('issuedOn')];
  if (issuedOn > today) return [issueAt('issuedOn', 'in-future', 'it is in the future')];
  if (expiresOn === null) return [required('expiresOn')];
  if (!isPlainDate(expiresOn)) return [noDay('expiresOn')];
  if (expiresOn < issuedOn) return [issueAt('expiresOn', 'before-issue', `it is before the day of issue, ${issuedOn}`)];
  if (expiresOn < today) return [issueAt('expiresOn', 'expired', `it has expired: ${leaveOut}`)];
  const { validityMonths } = externalLimits;
  return expiresOn > addMonths(issuedOn, validityMonths)
    ? [issueAt('expiresOn', 'too-late', `it is more than ${validityMonths} months after the day of issue, ${issuedOn}`)]
    : [];
}

function textIssues(form: ExternalForm): Issue[] {
  const { prescriberMax, numberMax, placeMax, noteMax } = externalLimits;
  const limits = {
    directions: prescriptionLimits.directionsMax,
    prescriber: prescriberMax,
    number: numberMax,
    place: placeMax,
    note: noteMax,
  } as const;
  return (Object.keys(limits) as (keyof typeof limits)[]).flatMap((field) => {
    const text = form[field];
    if (text !== null && isTooLong(text, limits[field]))
      return [issueAt(field, 'too-long', `at most ${limits[field]} characters`)];
    return unsafeIssue(text, field) ?? [];
  });
}
