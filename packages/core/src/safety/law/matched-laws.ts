import { isInEffect, type LawRow, perKnowledge, type Schedule } from '../../knowledge/index.js';
import { type Drug, drugOfMedication, matchesOf } from '../conflict/drug/drug.js';
import { indexedRows, tokenIndex, type TokenIndex } from '../conflict/row/token-index.js';
import type { LawFacts } from './law-facts.js';

const between = ' + ';

/** By jurisdiction, then by drug; the first substance of a combination finds it. */
const index = perKnowledge(({ laws }): ReadonlyMap<string, TokenIndex<LawRow>> => {
  const firstPart = (token: string) => token.split(between)[0] ?? token;
  const codes = [...new Set(laws.map(({ jurisdiction }) => jurisdiction))];
  const indexOf = (code: string) =>
    tokenIndex<LawRow>(
      laws.filter(({ jurisdiction }) => jurisdiction === code),
      ({ drugs }) => drugs.map(firstPart),
      ({ drugs, schedules }) => drugs.length === 0 || schedules.length > 0,
    );
  return new Map(codes.map((code) => [code, indexOf(code)]));
});

/** Whether a package has any law of a jurisdiction. */
export const hasLawOf = (code: string, { knowledge }: Pick<LawFacts, 'knowledge'>): boolean =>
  index(knowledge).has(code);

const licenseOnly = perKnowledge(({ laws }): ReadonlySet<string> => {
  const others = new Set(
    laws.filter(({ requirement }) => requirement.kind !== 'license-of-state').map(({ jurisdiction }) => jurisdiction),
  );
  return new Set(laws.map(({ jurisdiction }) => jurisdiction).filter((code) => !others.has(code)));
});

/** Whether a package has nothing of the law of a jurisdiction but the license of the vet. */
export const hasOnlyLicenseOf = (code: string, { knowledge }: Pick<LawFacts, 'knowledge'>): boolean =>
  licenseOnly(knowledge).has(code);

/** The product as rows name drugs. */
export function drugOfLaw({ product, knowledge }: Pick<LawFacts, 'product' | 'knowledge'>): Drug {
  const { title, ingredients, keywords, classification, productPresentation } = product;
  const presentation = productPresentation?.description ?? null;
  return drugOfMedication({ name: title, ingredients, keywords, classification, presentation }, knowledge);
}

/** A combination matches a product that contains all of its substances. */
const isNamed = (drug: Drug, token: string): boolean =>
  token.split(between).every((part) => matchesOf(drug, [part]).length > 0);

/** Rows of one jurisdiction that apply to a drug, by what they say of it. */
interface MatchedLaws {
  /** They name it. */
  readonly byDrug: readonly LawRow[];
  /** They apply to one of its schedules. */
  readonly bySchedule: readonly LawRow[];
  /** They apply to every product. */
  readonly byNothing: readonly LawRow[];
}

/** The rows of a jurisdiction in effect on the day, as they match a drug of these schedules. */
export function matchedLaws(
  jurisdiction: string,
  drug: Drug,
  schedules: readonly Schedule[],
  { knowledge, today }: Pick<LawFacts, 'knowledge' | 'today'>,
): MatchedLaws {
  const known = index(knowledge).get(jurisdiction);
  const rows = known ? indexedRows(known, drug).filter((row) => isInEffect(row, today)) : [];
  const names = ({ drugs }: LawRow) => drugs.some((token) => isNamed(drug, token));
  const lists = (row: LawRow) => row.schedules.some((schedule) => schedules.includes(schedule));
  return {
    byDrug: rows.filter(names),
    bySchedule: rows.filter((row) => !names(row) && lists(row)),
    byNothing: rows.filter((row) => row.drugs.length === 0 && row.schedules.length === 0),
  };
}
