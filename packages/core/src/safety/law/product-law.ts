import { type LawRequirement, type LawRow, type Schedule, schedules as allSchedules } from '../../knowledge/index.js';
import type { StateCode } from '../../base/contact/index.js';
import { requirePlainDate } from '../../base/time/index.js';
import { oncePer } from '../../base/cache/index.js';
import type { Drug } from '../conflict/drug/drug.js';
import type { LawFacts } from './law-facts.js';
import { drugOfLaw, hasLawOf, matchedLaws } from './matched-laws.js';
import { statesOf } from './states-of.js';

/** A row whose requirement has a kind. */
export type LawOfKind<Kind extends LawRequirement['kind']> = LawRow & {
  readonly requirement: Extract<LawRequirement, { readonly kind: Kind }>;
};

/** The law about a product at a location on a day. */
export interface ProductLaw {
  /** The rows that apply: those of the states of the location, then those of the United States. */
  readonly rows: readonly LawRow[];
  /** The states of the location of which the package has the law. */
  readonly states: readonly StateCode[];
  /** Whether each state of the location is known, and the package has its law. */
  readonly isComplete: boolean;
}

const federal = 'US';

const isOfKind =
  <Kind extends LawRequirement['kind']>(kind: Kind) =>
  (row: LawRow): row is LawOfKind<Kind> =>
    row.requirement.kind === kind;

/** The rows of a kind. */
export const lawsOfKind = <Kind extends LawRequirement['kind']>(
  { rows }: Pick<ProductLaw, 'rows'>,
  kind: Kind,
): readonly LawOfKind<Kind>[] => rows.filter(isOfKind(kind));

/** The schedules in which a jurisdiction lists a drug by name. */
const listedIn = (rows: readonly LawRow[]): readonly Schedule[] =>
  rows.filter(isOfKind('schedule')).map(({ requirement }) => requirement.schedule);

/** The schedule of the catalog, and those in which federal law lists the drug. */
function federalSchedules(drug: Drug, facts: LawFacts): readonly Schedule[] {
  const { byDrug } = matchedLaws(federal, drug, [], facts);
  const known = allSchedules.filter((schedule) => schedule === facts.product.deaSchedule);
  return [...new Set([...known, ...listedIn(byDrug)])];
}

/**
 * The rows of one jurisdiction. What it says of a drug by name replaces what it says of the drug's schedule, and that
 * what it says of every product: New York allows 6 months of an anabolic steroid, but 3 of its schedule.
 */
function lawsIn(jurisdiction: string, drug: Drug, federally: readonly Schedule[], facts: LawFacts): readonly LawRow[] {
  const own = listedIn(matchedLaws(jurisdiction, drug, [], facts).byDrug);
  const { byDrug, bySchedule, byNothing } = matchedLaws(jurisdiction, drug, own.length > 0 ? own : federally, facts);
  const isOpen = (found: readonly LawRow[]) => (row: LawRow) =>
    !found.some(({ requirement }) => requirement.kind === row.requirement.kind);
  const scheduled = [...byDrug, ...bySchedule.filter(isOpen(byDrug))];
  return [...scheduled, ...byNothing.filter(isOpen(scheduled))];
}

/**
 * The law about a product: the rows of federal law and of the states of the location's active addresses that are in
 * effect on the day and name the drug, one of its schedules, or every product. Never a row of another state.
 *
 * @throws RangeError on an invalid `today`
 * @see P-394, P-395
 */
export const productLaw = oncePer((facts: LawFacts): ProductLaw => {
  requirePlainDate(facts.today);
  const { codes, isComplete } = statesOf(facts.location);
  const known = codes.filter((code) => hasLawOf(code, facts));
  const drug = drugOfLaw(facts);
  const federally = federalSchedules(drug, facts);
  return {
    rows: [...known, federal].flatMap((code) => lawsIn(code, drug, federally, facts)),
    states: known,
    isComplete: isComplete && known.length === codes.length,
  };
});
