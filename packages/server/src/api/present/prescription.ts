import type { Operations } from '@signa/core/contract';
import { hasCurrentDeaLicense, isFillable, type RxStatusCode, rxStatusDescription } from '@signa/core/prescribing';
import type { Instant } from '@signa/core/base';
import type {
  StoredPrescription,
  StoredPrescriptionRow,
} from '../../store/prescribing/prescription/stored-prescription.js';
import { judged } from '../../store/catalog/product/judged-product.js';
import { presentClient } from './client.js';
import { presentPlace } from './place.js';
import { todayAt } from './today.js';

type PresentedPrescription = Operations['AddPrescription']['data']['addPrescription'];
type PresentedRow = Operations['Prescriptions']['data']['prescriptions'][number];

export function presentStatus(code: RxStatusCode): { readonly code: RxStatusCode; readonly description: string } {
  return { code, description: rxStatusDescription(code) };
}

/** A listed prescription with the fields that core computes (P-137). */
export function presentPrescriptionRow(row: StoredPrescriptionRow, now: Instant): PresentedRow {
  return { ...row, rxStatus: presentStatus(row.rxStatus), isFillable: fillable(row, now) };
}

/** A whole prescription; its vet has the licenses of the day of issue, which are visible with it (P-006, A-092). */
export function presentPrescription(stored: StoredPrescription, now: Instant): PresentedPrescription {
  return {
    ...stored,
    rxStatus: presentStatus(stored.rxStatus),
    isFillable: fillable(stored, now),
    product: judged(stored.product),
    locationClient: stored.locationClient && presentClient(stored.locationClient),
    location: stored.location && presentPlace(stored.location),
    authorizingVetLocationUser: vetOf(stored, now),
  };
}

function vetOf(
  { authorizingVetLocationUser: vet, licensesAtIssue, issuedDate, timeZone }: StoredPrescription,
  now: Instant,
): PresentedPrescription['authorizingVetLocationUser'] {
  if (!vet) return null;
  const hasCurrent = hasCurrentDeaLicense(
    { deaLicense: vet.deaLicense ?? null, deaLicenseExpiration: vet.deaLicenseExpiration ?? null },
    todayAt(timeZone, now),
  );
  const licenses =
    issuedDate === null ? {} : { vetLicenseNumber: licensesAtIssue.vetLicense, deaLicense: licensesAtIssue.deaLicense };
  return { ...vet, hasCurrentDeaLicense: hasCurrent, ...licenses };
}

interface Fillable {
  readonly rxStatus: RxStatusCode;
  readonly archived: boolean;
  readonly prescExpiryDate: string | null;
  readonly timeZone: string;
  readonly product: Parameters<typeof isFillable>[0]['product'];
  readonly locationPatient: Parameters<typeof isFillable>[0]['patient'];
}

function fillable(
  { rxStatus, archived, prescExpiryDate, timeZone, product, locationPatient }: Fillable,
  now: Instant,
): boolean {
  return isFillable(
    { status: rxStatus, archived, prescExpiryDate, product, patient: locationPatient },
    todayAt(timeZone, now),
  );
}
