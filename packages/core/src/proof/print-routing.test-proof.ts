import { issueButtonLabel, issueTarget } from '../prescribing/prescription/lifecycle/issue-target.js';
import { mayPrint } from '../prescribing/prescription/lifecycle/may-print.js';
import type { IssueType } from '../prescribing/prescription/lifecycle/save-type.js';
import type { RxStatusCode } from '../prescribing/prescription/lifecycle/status.js';
import {
  addressesAt,
  type Control,
  controlOf,
  isControlledHere,
  isMailed,
  isLawful,
  type Place,
  placeNames,
  schedules,
} from './control.test-proof.js';
import type { Proof } from './prove.test-proof.js';
import { issuedStatuses } from './status.test-proof.js';

interface Filling {
  readonly vendor: string | null;
  readonly pharmacies: 'none' | 'another' | 'that of the vendor' | 'both';
}

const codes = { none: [], another: ['VPS'], 'that of the vendor': ['RVP'], both: ['VPS', 'RVP'] } as const;
const vendors = [null, '', ' ', 'RVP', 'rvp'];
const pharmacyNames = Object.keys(codes) as Filling['pharmacies'][];

const pharmaciesOf = ({ pharmacies }: Filling) => codes[pharmacies].map((code) => ({ code, name: code, fax: null }));
const isFilledHere = ({ vendor, pharmacies }: Filling) =>
  vendor === 'RVP' && (pharmacies === 'that of the vendor' || pharmacies === 'both');

interface Facts extends Control, Filling {
  readonly type: 'AuthorizeRx' | 'PrintRx' | 'Authorize';
  readonly hasProduct: boolean;
  readonly place: Place;
}

const isNamed = ({ type, hasProduct }: Facts) => hasProduct && type !== 'Authorize';
const isRefused = (facts: Facts) => isControlledHere(facts) && !isLawful(facts);
const isSent = (facts: Facts) =>
  isNamed(facts) && !isRefused(facts) && (facts.type === 'PrintRx' || isFilledHere(facts));

export const issueRouting: Proof<Facts> = {
  title: 'Where an issue leads: created, faxed or mailed',
  asked: 'issueTarget',
  dimensions: {
    type: ['AuthorizeRx', 'PrintRx', 'Authorize'],
    hasProduct: [true, false],
    isMarked: [true, false],
    schedule: schedules,
    vendor: vendors,
    pharmacies: pharmacyNames,
    place: placeNames,
  },
  rows: [
    {
      says: 'without a product, or with an unknown type, nothing is issued',
      requirements: ['P-273'],
      when: (facts) => !isNamed(facts),
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: 'C-I, and controlled without a known schedule, is not issued with either type',
      requirements: ['P-115'],
      when: (facts) => isNamed(facts) && isRefused(facts),
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: 'AuthorizeRx requires a pharmacy of the location that dispenses the product',
      requirements: ['P-099'],
      when: (facts) => isNamed(facts) && !isRefused(facts) && facts.type === 'AuthorizeRx' && !isFilledHere(facts),
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: 'a controlled product is mailed for Schedule II and from New York',
      requirements: ['P-114', 'P-125'],
      when: (facts) => isSent(facts) && isControlledHere(facts) && isMailed(facts),
      verdict: 'MailedToPharmacy',
    },
    {
      says: 'any other controlled product is faxed',
      requirements: ['P-114', 'P-125'],
      when: (facts) => isSent(facts) && isControlledHere(facts) && !isMailed(facts),
      verdict: 'FaxedToPharmacy',
    },
    {
      says: 'a product that is not controlled is faxed when printed',
      requirements: ['P-124'],
      when: (facts) => isSent(facts) && !isControlledHere(facts) && facts.type === 'PrintRx',
      verdict: 'FaxedToPharmacy',
    },
    {
      says: 'a product that is not controlled is created when authorized',
      requirements: ['P-123'],
      when: (facts) => isSent(facts) && !isControlledHere(facts) && facts.type === 'AuthorizeRx',
      verdict: 'Created',
    },
  ],
  answer: (facts) => {
    const product = facts.hasProduct ? { ...controlOf(facts), fullfillmentVendor: facts.vendor } : null;
    const location = { locationPharmacies: pharmaciesOf(facts), locationAddresses: addressesAt(facts.place) };
    const target = issueTarget(facts.type as IssueType, product, location);
    return target.allowed ? target.to : target.code;
  },
};

export const issueButton: Proof<Filling> = {
  title: 'Which button issues',
  asked: 'issueButtonLabel',
  dimensions: { vendor: vendors, pharmacies: pharmacyNames },
  rows: [
    {
      says: "Authorize if a pharmacy of the location has exactly the vendor's code",
      requirements: ['P-099'],
      when: isFilledHere,
      verdict: 'Authorize',
    },
    {
      says: 'Print Rx otherwise, and without a vendor',
      requirements: ['P-099'],
      when: (facts) => !isFilledHere(facts),
      verdict: 'Print Rx',
    },
  ],
  answer: (facts) =>
    issueButtonLabel({ fullfillmentVendor: facts.vendor }, { locationPharmacies: pharmaciesOf(facts) }),
};

interface Paper {
  readonly status: string;
  readonly archived: boolean | 'not told';
}

const issued: readonly string[] = issuedStatuses;

export const paper: Proof<Paper> = {
  title: 'Which prescriptions can be printed',
  asked: 'mayPrint',
  dimensions: {
    status: ['none', 'Draft', 'RejectedDraft', 'IssuedElsewhere', ...issued, 'Lost'],
    archived: [true, false, 'not told'],
  },
  rows: [
    {
      says: 'an issued one that is not archived',
      requirements: ['P-146'],
      when: ({ status, archived }) => issued.includes(status) && archived === false,
      verdict: 'allowed',
    },
    {
      says: 'not an issued one that is archived, or whose archived state is unknown',
      requirements: ['P-146', 'P-273'],
      when: ({ status, archived }) => issued.includes(status) && archived !== false,
      verdict: 'CONFLICT',
    },
    {
      says: 'never a missing one, a draft, a rejected one, an external one, or one with an unknown status',
      requirements: ['P-146', 'P-273', 'P-302'],
      when: ({ status }) => !issued.includes(status),
      verdict: 'CONFLICT',
    },
  ],
  answer: ({ status, archived }) => {
    const verdict = mayPrint({
      rxStatus: status === 'none' ? null : (status as RxStatusCode),
      archived: archived as boolean,
    });
    return verdict.allowed ? 'allowed' : verdict.code;
  },
};
