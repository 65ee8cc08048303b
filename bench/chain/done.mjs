import { crewId, crowded, delegates as known, manager, vet } from './fill.mjs';

/**
 * Fails unless the database contains everything the week changed, with an audit entry for each change.
 *
 * @param done - the number of calls by kind of change
 * @param crowd - users of the crowd
 */
export async function expectDone(client, done, crowd) {
  const count = async (from) => Number((await client.query(`select count(*) from ${from}`)).rows[0].count);
  const expect = (what, found, expected) => {
    if (found !== expected) throw new Error(`${what}: ${found} of ${expected} calls were stored`);
  };
  expect('hired', await count(`signa.app_user where username like 'hired.%@scale.signa.test'`), done.hired);
  const crew = `user_id between ${crewId} + 1 and ${crewId} + ${crowd}`;
  expect('assigned', await count(`signa.location_user where ${crew} and location_id <> ${crowded}`), done.assigned);
  expect(
    'deactivated',
    await count(`signa.location_user where ${crew} and location_id = ${crowded} and not is_active`),
    done.deactivated,
  );
  const delegates = await count(
    `signa.delegation where location_user_id = ${vet} and delegated_location_user_id > ${crewId}`,
  );
  expect('delegations', delegates, known + done.delegated - done.undelegated);
  const written = (operation) =>
    count(`signa.audit_record where operation = '${operation}' and at > timestamptz '2025-01-01Z'`);
  expect('entries of hiring', await written('AddUser'), done.hired);
  expect('entries of delegations', await written('AddDelegatedUser'), done.delegated);
  const bySelf = await count(`signa.audit_record where username = '${manager}' and operation = 'UpdateLocationUser'`);
  if (bySelf < done.deactivated) throw new Error(`entries of deactivation: ${bySelf} of at least ${done.deactivated}`);
}
