import { addDays, type PlainDate } from '../../../base/time/index.js';
import type { RxStatusFilter } from '../lifecycle/status.js';

/** The views of the history that everybody has, besides 'Everything' (P-262). */
export const historyViews = ['IssuedByMeToday', 'MyDrafts', 'WaitsForPharmacy', 'ExpiresSoon', 'Controlled'] as const;
export type HistoryView = (typeof historyViews)[number];

/** The view without a condition. */
export const everythingLabel = 'Everything';

/** Days ahead that 'Expires within 30 days' looks, the last one included. */
export const expiresWithinDays = 30;

export const historyViewLabels: Readonly<Record<HistoryView, string>> = {
  IssuedByMeToday: 'Issued by me today',
  MyDrafts: 'My drafts',
  WaitsForPharmacy: 'Waits for the pharmacy',
  ExpiresSoon: `Expires within ${expiresWithinDays} days`,
  Controlled: 'Controlled',
};

/** What a view keeps: everything that is set must hold, `null` is no condition. */
export interface HistoryViewRule {
  readonly statuses: readonly RxStatusFilter[] | null;
  /** Whose license it is issued, or drafted, under. */
  readonly vetId: string | null;
  /** Calendar day of the issue, at the location. */
  readonly issuedOn: PlainDate | null;
  /** Both days belong to it. */
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
/** What runs out: of another system nobody is reminded, so that the list tells of it (P-304). */
const runningOut: readonly RxStatusFilter[] = [...issued, 'ISSUED_ELSEWHERE'];
/** It is the pharmacy's turn: what is created waits for an order, and what wants more information for the practice. */
const atPharmacy: readonly RxStatusFilter[] = ['SENT_TO_PHARMACY', 'FAXED', 'MAILED', 'RECEIVED_BY_PHARMACY'];
/** No record has this id. */
const nobody = '0';

/**
 * What a view keeps today, for one person.
 *
 * @param today - the calendar day at the location
 * @param ownId - the person's location user; `null` has neither issued nor drafted anything
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
