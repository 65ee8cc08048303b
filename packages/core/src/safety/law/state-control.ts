import { type Schedule, schedules } from '../../knowledge/index.js';
import { isControlled } from '../../catalog/product/index.js';
import type { LawFacts } from './law-facts.js';
import { type LawOfKind, lawsOfKind, productLaw, type ProductLaw } from './product-law.js';

/** A drug that a jurisdiction lists in a schedule. */
export interface ScheduledBy {
  readonly jurisdiction: string;
  readonly schedule: Schedule;
  readonly row: LawOfKind<'schedule'>;
}

const asScheduled = (row: LawOfKind<'schedule'>): ScheduledBy => ({
  jurisdiction: row.jurisdiction,
  schedule: row.requirement.schedule,
  row,
});

/** Whether the schedule of the catalog is this one or a stricter one. */
function isCovered({ deaSchedule }: LawFacts['product'], schedule: Schedule): boolean {
  return deaSchedule !== null && schedules.indexOf(deaSchedule) <= schedules.indexOf(schedule);
}

/**
 * The schedules in which the states of the location list a product, where they are stricter than the schedule of the
 * catalog: gabapentin in Kentucky, testosterone in New York.
 *
 * @see P-396
 */
export function stateSchedules(facts: LawFacts): readonly ScheduledBy[] {
  return lawsOfKind(productLaw(facts), 'schedule')
    .filter(({ jurisdiction, requirement }) => {
      return jurisdiction !== 'US' && !isCovered(facts.product, requirement.schedule);
    })
    .map(asScheduled);
}

/** The federal schedule of a drug that the catalog lists as not controlled; `null` if both agree. @see P-396 */
export function unmarkedSchedule(facts: LawFacts): ScheduledBy | null {
  if (isControlled(facts.product)) return null;
  const [row] = lawsOfKind(productLaw(facts), 'schedule').filter(({ jurisdiction }) => jurisdiction === 'US');
  return row ? asScheduled(row) : null;
}

/** The row that requires a DEA registration of the vet; `null` if none does. @see P-396 */
export const deaRequirement = (law: ProductLaw): LawOfKind<'schedule'> | null =>
  lawsOfKind(law, 'schedule').find(({ requirement }) => requirement.needsDea) ?? null;
