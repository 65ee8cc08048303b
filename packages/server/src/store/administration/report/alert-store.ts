import type { Alert } from '@signa/core/administration';
import type { Instant } from '@signa/core/base';
import { type KnowledgePackage, knowledgeName } from '@signa/core/knowledge';
import { key } from '../../key.js';
import { type Queryable, rows } from '../../statement.js';

/** What an alert was shown for: a prescription that was issued anyway, or a request that was declined. */
type ShownFor = { readonly prescriptionId: string } | { readonly taskId: string };

interface ShownAlerts {
  readonly locationId: string;
  readonly at: Instant;
  readonly against: ShownFor;
  /** What the alerts were raised by. */
  readonly knowledge: Pick<KnowledgePackage, 'name' | 'version'>;
}

/** Stores the alerts of a prescription or a request for counting. */
export async function keepAlerts(
  tx: Queryable,
  { locationId, at, against, knowledge }: ShownAlerts,
  alerts: readonly Alert[],
): Promise<void> {
  if (alerts.length === 0) return;
  await rows(
    tx,
    `insert into signa.shown_alert (location_id, at, prescription_id, task_id, rule, grade, knowledge)
    select $1, $2, $3, $4, rule, grade, $7 from unnest($5::text[], $6::text[]) alert (rule, grade)`,
    [
      key(locationId),
      at,
      'prescriptionId' in against ? key(against.prescriptionId) : null,
      'taskId' in against ? key(against.taskId) : null,
      alerts.map(({ rule }) => rule),
      alerts.map(({ grade }) => grade),
      knowledgeName(knowledge),
    ],
  );
}
