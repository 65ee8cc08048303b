/**
 * The pg-boss job queue in its own schema, with the server's queues. Delays between delivery attempts grow from five
 * seconds to days; the sweep retries messages that ran out of attempts.
 */
export const name = '0004-jobs';

export async function sql(): Promise<string> {
  const { default: PgBoss } = await import('pg-boss');
  const plan = PgBoss.getConstructionPlans('pgboss').replace(/^\s*(?:BEGIN|COMMIT);\s*$/gm, '');
  return `
${plan}
select pgboss.create_queue('outbox', '{"policy": "standard", "retryLimit": 16, "retryDelay": 5, "retryBackoff": true, "expireInSeconds": 120, "retentionMinutes": 86400}');
select pgboss.create_queue('outbox-sweep', '{"policy": "stately", "retryLimit": 0, "retryDelay": 0, "retryBackoff": false, "expireInSeconds": 600, "retentionMinutes": 1440}');
select pgboss.create_queue('expiring-requests', '{"policy": "stately", "retryLimit": 2, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 1800, "retentionMinutes": 1440}');
grant usage on schema pgboss to signa_app;
grant select, insert, update, delete on all tables in schema pgboss to signa_app;
`;
}
