import { finishedLineStatuses, mayArchive, type ArchiveLines } from '../prescribing/archive/index.js';
import {
  expiryBadge,
  isFillable,
  mayPrint,
  rxStatusDescription,
  rxStatusListing,
  statusBadge,
  type RxStatusCode,
} from '../prescribing/prescription/index.js';
import { nextPrinting } from '../prescribing/prescription/print/index.js';
import { lineStatuses } from '../orders/order/index.js';
import type { DecisionInput, DecisionTable } from './decision-table.js';
import { decisionText, type RulePage } from './markdown.js';
import { verdictCells, yesNo } from './yes-no.js';

const today = '2026-11-20';
const codes = Object.keys(rxStatusListing) as RxStatusCode[];
const status: DecisionInput<RxStatusCode> = {
  heading: 'Status',
  values: Object.fromEntries(codes.map((code) => [rxStatusDescription(code), code])),
};

const printing: DecisionTable<{ rxStatus: RxStatusCode; archived: boolean }> = {
  title: 'Can it be printed?',
  about: 'Whether Print RX is offered.',
  requirements: ['P-146'],
  rule: 'mayPrint',
  facts: { rxStatus: status, archived: yesNo('Archived') },
  outcomes: ['Can it be printed?', 'Message'],
  decide: (facts) => verdictCells(mayPrint(facts)),
};

const printout: DecisionTable<{ isPrinted: boolean; reprints: number }> = {
  title: 'Which printout is it?',
  about: 'There is one original. It is counted when it is printed, not when it is viewed.',
  requirements: ['P-112', 'P-146', 'ruling 10'],
  rule: 'nextPrinting',
  facts: {
    isPrinted: yesNo('An original was printed'),
    reprints: { heading: 'Reprints so far', values: { none: 0, one: 1, two: 2 } },
  },
  outcomes: ['The next one is'],
  decide: ({ isPrinted, reprints }) => {
    if (!isPrinted && reprints > 0) return null;
    const next = nextPrinting({ firstPrintedAt: isPrinted ? `${today}T15:00:00.000Z` : null, reprintCount: reprints });
    return [next.kind === 'original' ? 'the original' : `reprint ${next.number}`];
  },
};

const line = (name: string, shipment: unknown = null) => [{ status: name, shipment }];
const oneLine = [...new Set<string>([...lineStatuses, ...finishedLineStatuses])];
const lines: DecisionInput<ArchiveLines> = {
  heading: 'Its order lines',
  values: {
    'do not exist': [],
    'are still loading': 'loading',
    'could not be loaded': 'failed',
    ...Object.fromEntries(oneLine.map((name) => [`one is ${name}`, line(name)])),
    'one is in-progress and has a shipment': line('in-progress', { carrier: 'UPS' }),
    'one is delivered, one in-progress': [...line('delivered'), ...line('in-progress')],
  },
};

const archiving: DecisionTable<{ archived: boolean; lines: ArchiveLines }> = {
  title: 'Can it be archived?',
  about: 'Every order line must be finished. Unknown is not allowed.',
  requirements: ['P-140', 'P-141', 'P-142', 'C-132'],
  rule: 'mayArchive',
  facts: { archived: yesNo('Archived already'), lines },
  outcomes: ['Can it be archived?', 'Message'],
  decide: (facts) => verdictCells(mayArchive({ archived: facts.archived }, facts.lines)),
};

const badge: DecisionTable<{ expiry: string | null }> = {
  title: 'When does it expire?',
  about: `The badge on ${today} at the location. The last day itself is included.`,
  requirements: ['P-139'],
  rule: 'expiryBadge',
  facts: {
    expiry: {
      heading: 'Last day on which it can be filled',
      values: {
        'is unknown': null,
        'was yesterday': '2026-11-19',
        'is today': today,
        'is a month from today': '2026-12-20',
        'is a month and a day from today': '2026-12-21',
        'is a year from today': '2027-11-20',
      },
    },
  },
  outcomes: ['Badge'],
  decide: ({ expiry }) => [expiryBadge(expiry, today)?.label ?? 'nothing'],
};

interface Filling {
  readonly code: RxStatusCode;
  readonly archived: boolean;
  readonly isControlled: boolean;
  readonly expiry: string | null;
  readonly isProductActive: boolean;
  readonly patient: { readonly isActive: boolean; readonly isDeceased: boolean } | null;
}

const filling: DecisionTable<Filling> = {
  title: 'Can the client have it filled?',
  about: 'For the storefront, and for the badge of the prescription.',
  requirements: ['P-135', 'P-136', 'P-137', 'P-138'],
  rule: 'isFillable',
  facts: {
    archived: yesNo('Archived'),
    code: status,
    isControlled: yesNo('Controlled'),
    expiry: {
      heading: 'Last day',
      values: { 'today or later': '2027-11-20', past: '2026-11-19', 'not known': null },
    },
    isProductActive: yesNo('Product is active'),
    patient: {
      heading: 'The patient',
      values: {
        'is active and alive': { isActive: true, isDeceased: false },
        'is inactive': { isActive: false, isDeceased: false },
        died: { isActive: true, isDeceased: true },
        'no longer exists': null,
      },
    },
  },
  outcomes: ['Fillable', 'Badge'],
  decide: ({ code, archived, isControlled, expiry, isProductActive, patient }) => {
    const product = { isControlled, deaSchedule: isControlled ? ('C-IV' as const) : null, isActive: isProductActive };
    const isIt = isFillable({ status: code, archived, prescExpiryDate: expiry, product, patient }, today);
    const rxStatus = { code, description: rxStatusDescription(code) };
    return [isIt ? 'yes' : 'no', statusBadge({ rxStatus, archived, isFillable: isIt }).label];
  },
};

export const onceIssued: RulePage = {
  name: 'once-issued',
  title: 'Work on an issued prescription',
  about: 'Printing, archiving, filling, and expiration.',
  parts: [
    decisionText(printing),
    decisionText(printout),
    decisionText(archiving),
    decisionText(badge),
    decisionText(filling),
  ],
};
