import { quantityInUnits } from '../../../catalog/product/index.js';
import { prescriptionName } from '../../../catalog/prescription-name/index.js';
import { addDays, formatDate, type Instant, type PlainDate, todayIn } from '../../../base/time/index.js';
import type { DuplicateTherapy } from './duplicate-therapy.js';
import type { ActiveTherapyFacts } from '../../signing/index.js';
import { refillsLeft, refillsLeftLabel, unitsLeftLabel } from './therapy-left.js';

/** The context of a duplicate's texts. */
export interface DuplicateSetting {
  readonly patientName: string;
  readonly timeZone: string;
  /** The calendar day at the location. */
  readonly today: PlainDate;
}

/** The texts of a duplicate. */
export interface DuplicateWords {
  /** 'Pepper already has phenobarbital, issued yesterday.' */
  readonly heading: string;
  /** 'Rx# 26-104390 of Dr. Tomás Lindqvist: not filled yet, 4 refills left, 500 tablets (250 days).' */
  readonly sentence: string;
  /** 'Also on Rx# 26-104390', shown above Authorize. */
  readonly short: string;
}

/** 'today', 'yesterday', else 'on 11-20-2026', by the calendar of the location. */
export function dayWords(at: Instant, { timeZone, today }: Pick<DuplicateSetting, 'timeZone' | 'today'>): string {
  const day = todayIn(timeZone, at);
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : `on ${formatDate(day)}`;
}

/** The labels of classes within a sentence. */
const classNames: Readonly<Record<string, string>> = {
  'ace inhibitor': 'an ACE inhibitor',
  benzodiazepine: 'a benzodiazepine',
  'beta-lactam': 'a beta-lactam antibiotic',
  corticosteroid: 'a corticosteroid',
  fluoroquinolone: 'a fluoroquinolone',
  isoxazoline: 'an isoxazoline',
  'loop diuretic': 'a loop diuretic',
  nsaid: 'an NSAID',
  opioid: 'an opioid',
  serotonergic: 'a serotonergic drug',
};

const whatOf = ({ by, shared, therapy }: DuplicateTherapy): string =>
  by === 'ingredient' ? shared : `${classNames[shared] ?? `a drug of the class '${shared}'`}, ${therapy.product.title}`;

function headingOf(duplicate: DuplicateTherapy, setting: DuplicateSetting): string {
  const { patientName } = setting;
  const what = whatOf(duplicate);
  const when = dayWords(duplicate.therapy.at, setting);
  switch (duplicate.therapy.kind) {
    case 'prescription':
      return `${patientName} already has ${what}, issued ${duplicate.therapy.elsewhere ? 'elsewhere ' : ''}${when}.`;
    case 'request':
      return `${patientName} already has a request for ${what}, raised ${when}.`;
    case 'draft':
      return `${patientName} already has a draft of ${what}, saved ${when}.`;
  }
}

const ofWhom = ({ by }: ActiveTherapyFacts) => (by === null ? '' : ` of ${by}`);

/** 'Rx# 26-104390', 'Rx# 88123 (elsewhere)', 'Draft', 'Request'. */
export function therapyName(therapy: Pick<ActiveTherapyFacts, 'kind' | 'rxNumber' | 'elsewhere'>): string {
  switch (therapy.kind) {
    case 'prescription':
      return therapy.rxNumber === null && !therapy.elsewhere ? 'Rx#' : prescriptionName(therapy);
    case 'request':
      return 'Request';
    case 'draft':
      return 'Draft';
  }
}

function statusParts(therapy: ActiveTherapyFacts): readonly (string | null)[] {
  const { kind, quantity, product, isFilled, elsewhere } = therapy;
  const asked = quantity === null ? null : quantityInUnits(quantity, product.unit);
  if (kind === 'request') return ['not answered', asked];
  if (kind === 'draft') return ['not issued', asked];
  const refills = refillsLeft(therapy);
  return [
    // Whether an external prescription was filled is unknown.
    isFilled || elsewhere ? null : 'not filled yet',
    refills === null ? 'unlimited refills (PRN)' : `${refillsLeftLabel(therapy)} left`,
    unitsLeftLabel(therapy),
  ];
}

/**
 * The texts of a duplicate.
 *
 * @see P-236
 */
export function duplicateWords(duplicate: DuplicateTherapy, setting: DuplicateSetting): DuplicateWords {
  const { therapy } = duplicate;
  const name = therapyName(therapy);
  const stand = statusParts(therapy).filter((part) => part !== null);
  return {
    heading: headingOf(duplicate, setting),
    sentence: `${name}${ofWhom(therapy)}: ${stand.join(', ')}.`,
    short: therapy.kind === 'prescription' ? `Also on ${name}` : `Also in a ${name.toLowerCase()}${ofWhom(therapy)}`,
  };
}
