import { isNo, isYes, type Issue, required } from '../../../base/failure/index.js';
import { prescriptionLimits } from '../../../base/limits/index.js';
import { isBlank, isTooLong, trimmed, unsafeIssue } from '../../../base/text/index.js';
import { addMonths, isPlainDate } from '../../../base/time/index.js';
import { daysSupplyText } from '../field/days-supply.js';
import { isQuantity, quantityRangeText } from '../quantity/quantity.js';
import type { ElsewhereContext, ElsewhereField, ElsewhereForm } from './elsewhere-form.js';
import { elsewhereLimits } from './elsewhere-limits.js';

/** What is done with what no longer holds; only what a patient may still get is brought along. */
const leaveOut = 'leave it out of the file';

const issueAt = (path: ElsewhereField, code: string, message: string): Issue => ({ path, code, message });

/**
 * What keeps a prescription of another system from being brought along: only one in force is, with days that can be,
 * for an animal of the client that it names. A product may be controlled or no longer sold, for nothing is issued of it.
 *
 * @returns the issues in the order of the fields; none where it may come
 * @see A-411, P-273
 */
export function checkElsewherePrescription(form: ElsewhereForm, context: ElsewhereContext): Issue[] {
  return [
    ...partyIssues(context),
    ...(isYes(context.isProductKnown)
      ? []
      : [issueAt('productId', 'unknown', 'no product of the catalogue has this SKU')]),
    ...statusIssues(form),
    ...amountIssues(form),
    ...fillIssues(form),
    ...dayIssues(form, context),
    ...textIssues(form),
  ];
}

function partyIssues({ client, patient, isPatientOfClient }: ElsewhereContext): Issue[] {
  if (client === null)
    return [issueAt('locationClientId', 'unknown', 'no client has this external_id: import clients first')];
  if (patient === null)
    return [issueAt('locationPatientId', 'unknown', 'no patient has this external_id: import patients first')];
  if (!isNo(client.isOfficeUse) || !isNo(patient.isOfficeUse))
    return [
      issueAt('locationPatientId', 'office-use', 'what a practice keeps for itself is no prescription of an animal'),
    ];
  if (!isYes(isPatientOfClient))
    return [
      issueAt('locationPatientId', 'not-linked', 'this patient is not one of this client: is it the right animal?'),
    ];
  if (!isNo(patient.isDeceased))
    return [
      issueAt('locationPatientId', 'deceased', `this animal has died, nothing of it is given any more: ${leaveOut}`),
    ];
  return [];
}

function statusIssues({ status }: ElsewhereForm): Issue[] {
  if (isBlank(status) || trimmed(status).toLowerCase() === 'open') return [];
  return [issueAt('status', 'not-open', `only an open prescription is brought along: ${leaveOut}`)];
}

function amountIssues({ quantity, daysSupply }: ElsewhereForm): Issue[] {
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

function fillIssues({ refills, prnFlag, fillsLeft }: ElsewhereForm): Issue[] {
  if (isYes(prnFlag)) {
    const isCounted = refills !== null || fillsLeft !== null;
    return isCounted ? [issueAt('fillsLeft', 'prn', 'PRN is without a limit, so that nothing of it is counted')] : [];
  }
  if (refills === null) return [required('refills')];
  const { refillsMax } = elsewhereLimits;
  if (!isWhole(refills, 0, refillsMax))
    return [issueAt('refills', 'out-of-range', `a whole number from 0 to ${refillsMax}, or PRN`)];
  if (fillsLeft === null) return [];
  if (fillsLeft === 0) return [issueAt('fillsLeft', 'used-up', `nothing is left of it: ${leaveOut}`)];
  return isWhole(fillsLeft, 1, refills + 1)
    ? []
    : [issueAt('fillsLeft', 'out-of-range', `a whole number up to the refills and the first fill, ${refills + 1}`)];
}

const noDay = (path: ElsewhereField) =>
  issueAt(path, 'invalid-date', 'this is not a date. Write it as 2026-03-14 or 03-14-2026');

function dayIssues({ issuedOn, expiresOn }: ElsewhereForm, { today }: ElsewhereContext): Issue[] {
  if (issuedOn === null) return [required('issuedOn'), ...(expiresOn === null ? [required('expiresOn')] : [])];
  if (!isPlainDate(issuedOn)) return [noDay('issuedOn')];
  if (issuedOn > today) return [issueAt('issuedOn', 'in-future', 'it lies in the future')];
  if (expiresOn === null) return [required('expiresOn')];
  if (!isPlainDate(expiresOn)) return [noDay('expiresOn')];
  if (expiresOn < issuedOn)
    return [issueAt('expiresOn', 'before-issue', `it lies before the day of issue, ${issuedOn}`)];
  if (expiresOn < today) return [issueAt('expiresOn', 'expired', `its last day is past: ${leaveOut}`)];
  const { validityMonths } = elsewhereLimits;
  return expiresOn > addMonths(issuedOn, validityMonths)
    ? [
        issueAt(
          'expiresOn',
          'too-late',
          `it lies more than ${validityMonths} months behind the day of issue, ${issuedOn}`,
        ),
      ]
    : [];
}

function textIssues(form: ElsewhereForm): Issue[] {
  const { prescriberMax, numberMax, placeMax, noteMax } = elsewhereLimits;
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
      return [issueAt(field, 'too-long', `at most ${limits[field]} letters`)];
    return unsafeIssue(text, field) ?? [];
  });
}
