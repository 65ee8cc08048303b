import { isNo, isYes } from '../../../base/failure/index.js';
import { isOnOrAfter, type PlainDate } from '../../../base/time/index.js';
import { isControlled, type ControlFacts, type ProductFacts } from '../../../catalog/product/index.js';
import type { RxStatusCode } from './status.js';

export type StatusIcon =
  | 'pause'
  | 'green-check'
  | 'green-circle'
  | 'red-circle'
  | 'grey-circle'
  | 'elsewhere'
  | 'archive';

/** The displayed status: a word, its icon, and the tooltip. */
export interface StatusBadge {
  readonly label: string;
  readonly tooltip: string;
  /** P-138 defines no icon for archived and external prescriptions, which have their own icons. */
  readonly icon: StatusIcon;
}

/** Fields that the status badge reads. */
export interface StatusFacts {
  readonly rxStatus: { readonly code: RxStatusCode; readonly description: string };
  readonly archived: boolean;
  readonly isFillable: boolean;
}

const declined: StatusBadge = { label: 'Declined', tooltip: 'has been declined', icon: 'red-circle' };
const archived: StatusBadge = { label: 'Archived', tooltip: 'has been archived', icon: 'archive' };
const fillable: StatusBadge = { label: 'fillable', tooltip: 'able to be filled by the client', icon: 'green-circle' };
const notFillable: StatusBadge = {
  label: 'not fillable',
  tooltip: 'unable to be filled (expired, discontinued, or patient no longer active)',
  icon: 'red-circle',
};

const badges: Partial<Record<RxStatusCode, StatusBadge>> = {
  Draft: { label: 'Draft', tooltip: 'still in draft, not yet authorized', icon: 'pause' },
  FaxedToPharmacy: { label: 'Faxed', tooltip: 'printed to be faxed to the pharmacy', icon: 'green-check' },
  MailedToPharmacy: { label: 'Mailed', tooltip: 'printed to be mailed', icon: 'green-check' },
  Created: { label: 'Created', tooltip: 'created and ready to be ordered', icon: 'green-check' },
  IssuedElsewhere: {
    label: 'Elsewhere',
    tooltip: 'issued elsewhere and only a record here; copy it to prescribe again',
    icon: 'elsewhere',
  },
  Undone: { label: 'Undone', tooltip: 'undone before it was sent', icon: 'red-circle' },
  DeclinedByPharmacy: declined,
  RejectedDraft: declined,
};

/**
 * The displayed status of a prescription. Archived overrides every status; while it is with the pharmacy, the status's
 * description is shown.
 *
 * @see P-135, P-136, P-138, P-301, P-481
 */
export function statusBadge({ rxStatus, archived: isArchived, isFillable }: StatusFacts): StatusBadge {
  if (isArchived) return archived;
  if (rxStatus.code === 'AcceptedByPharmacy') return isFillable ? fillable : notFillable;
  return badges[rxStatus.code] ?? { label: rxStatus.description, tooltip: rxStatus.description, icon: 'grey-circle' };
}

/** What decides whether a prescription can be filled. */
export interface FillFacts {
  readonly status: RxStatusCode;
  readonly archived: boolean;
  readonly prescExpiryDate: PlainDate | null;
  readonly product: ControlFacts & Pick<ProductFacts, 'isActive'>;
  /** `null` when it no longer exists. */
  readonly patient: { readonly isActive: boolean; readonly isDeceased: boolean } | null;
}

/**
 * Whether the client can have a prescription filled: accepted by the pharmacy, or created and not controlled; not
 * archived, not expired, with an active product and an active, living patient. Without an expiration date, it cannot.
 *
 * @see P-137, P-273
 */
export function isFillable(
  { status, archived: isArchived, prescExpiryDate, product, patient }: FillFacts,
  today: PlainDate,
): boolean {
  const isReady = status === 'AcceptedByPharmacy' || (status === 'Created' && !isControlled(product));
  const isValid = isNo(isArchived) && isOnOrAfter(prescExpiryDate, today);
  const isLiving = patient !== null && isYes(patient.isActive) && isNo(patient.isDeceased);
  return isReady && isValid && isYes(product.isActive) && isLiving;
}
