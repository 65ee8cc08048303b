import { addDays, type PlainDate } from '../../../base/time/index.js';
import type { RxStatusFilter } from '../lifecycle/status.js';

/** The history views that everyone has besides 'Everything' (P-262). */
export const historyViews = ['IssuedByMeToday', 'MyDrafts', 'WaitsForPharmacy', 'ExpiresSoon', 'Controlled'] as const;
export type HistoryView = (typeof historyViews)[number];

/** The view without a condition. */
export const everythingLabel = 'Everything';

/** Days covered by 'Expires within 30 days', inclusive. */
export const expiresWithinDays = 30;

export const historyViewLabels: Readonly<Record<HistoryView, string>> = {
  IssuedByMeToday: 'Issued by me today',
  MyDrafts: 'My drafts',
  WaitsForPharmacy: 'Waiting for the pharmacy',
  ExpiresSoon: `Expires within ${expiresWithinDays} days`,
  Controlled: 'Controlled',
};

/** The condition of a view: everything set must hold, `null` is no condition. */
export interface HistoryViewRule {
  readonly statuses: readonly RxStatusFilter[] | null;
  /** The vet whose license it is issued or drafted under. */
  readonly vetId: string | null;
  /** Issue date at the location. */
  readonly issuedOn: PlainDate | null;
  /** Inclusive range. */
  readonly expires: { readonly from: PlainDate; readonly to: PlainDate } | null;
  readonly onlyControlled: boolean;
  readonly leavesArchivedOut: boolean;
}

const nothingAsked: HistoryViewRule = {
  statuses: null,
  vetId: null,
  issuedOn: null,
  expires: null,
  onlyControlled: false,
  leavesArchivedOut: false,
};

const issued: readonly RxStatusFilter[] = [
  'CREATED',
  'SENT_TO_PHARMACY',
  'FAXED',
  'MAILED',
  'RECEIVED_BY_PHARMACY',
  'MORE_INFO_REQUIRED',
  'ACCEPTED_BY_PHARMACY',
];
/** Expiring prescriptions: external ones raise no reminder, so the list includes them (P-304). */
const runningOut: readonly RxStatusFilter[] = [...issued, 'ISSUED_ELSEWHERE'];
/**
 * Waiting for the pharmacy: a created one waits for an order, and one that needs information waits for the practice.
 */
const atPharmacy: readonly RxStatusFilter[] = ['SENT_TO_PHARMACY', 'FAXED', 'MAILED', 'RECEIVED_BY_PHARMACY'];
/** An id that no record has. */
const nobody = '0';

/**
 * The condition of a view today, for one user.
 *
 * @param today - current date at the location
 * @param ownId - the user's location user; with `null`, the user has issued and drafted nothing
 * @see P-262
 */
export function historyViewRule(view: HistoryView, today: PlainDate, ownId: string | null): HistoryViewRule {
  const own = ownId ?? nobody;
  switch (view) {
    case 'IssuedByMeToday':
      return { ...nothingAsked, statuses: [...issued, 'DECLINED'], vetId: own, issuedOn: today };
    case 'MyDrafts':
      return { ...nothingAsked, statuses: ['DRAFT'], vetId: own, leavesArchivedOut: true };
    case 'WaitsForPharmacy':
      return { ...nothingAsked, statuses: atPharmacy, leavesArchivedOut: true };
    case 'ExpiresSoon':
      return {
        ...nothingAsked,
        statuses: runningOut,
        expires: { from: today, to: addDays(today, expiresWithinDays) },
        leavesArchivedOut: true,
      };
    case 'Controlled':
      return { ...nothingAsked, onlyControlled: true };
  }
}
