import type { KnowledgeRow } from './knowledge-row.js';
import type { LimitGrades } from './dose-limit.js';

/** The units of a dose by weight. */
export const doseUnits = ['mg/kg', 'mcg/kg', 'IU/kg', 'mL/kg', 'mEq/kg'] as const;
export type DoseUnit = (typeof doseUnits)[number];

/** Routes of administration that ranges distinguish. */
export const doseRoutes = ['oral', 'topical', 'subcutaneous', 'intramuscular', 'intravenous', 'transdermal'] as const;
export type DoseRoute = (typeof doseRoutes)[number];

/** A number or a range; both bounds are inclusive and equal for a single number. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The dose of a drug that a label or a regulation states. */
export interface DoseRange extends KnowledgeRow {
  /** Active ingredients, without salts; several for a combination, whose dose is that of `doseOf`. */
  readonly drug: readonly string[];
  /** The ingredient by which a combination is dosed; `null` for the sum of all. */
  readonly doseOf: string | null;
  /** A species code. */
  readonly species: string;
  readonly route: DoseRoute;
  /** What it is given for, as the label says: 'osteoarthritis pain'; `null` for every labeled use. */
  readonly use: string | null;
  readonly unit: DoseUnit;
  /** One dose. */
  readonly dose: Bounds;
  /** Hours between two doses: 24 for once a day; `null` for a single dose. */
  readonly everyHours: Bounds | null;
  /** The largest amount per kg and day; `null` if the label states none. */
  readonly mostPerDay: number | null;
  /** The largest number of days; `null` if the label states none. */
  readonly mostDays: number | null;
  /** Days of age from which it is labeled; `null` if the label states none. */
  readonly fromAge: number | null;
  /** Kilograms from which it is labeled; `null` if the label states none. */
  readonly fromWeight: number | null;
  /** The grades that a practice gave to its limits (P-440); absent in a published package. */
  readonly grades?: LimitGrades;
}
