import { fork } from 'node:child_process';
import { faultyServer } from '../support/fault.mjs';
import { loginOfServer } from './test-server.mjs';

/**
 * Starts the bare server.
 *
 * @param databaseUrl - of the owner
 * @param statements - SQL by the name used in calls
 * @param location - whose rows it sees
 * @param plan - PostgreSQL's plan cache mode
 * @param as - 'server': the login, role, and scope that Signa runs with; 'owner': none of these
 */
export async function startBare({ databaseUrl, location, statements, plan = 'force_generic_plan', as = 'server' }) {
  const url = as === 'owner' ? databaseUrl : await loginOfServer(databaseUrl);
  const faulty = faultyServer('bare');
  const child = fork(new URL('./bare.mjs', import.meta.url), {
    execArgv: faulty.options,
    env: { ...process.env, ...faulty.env, DATABASE_URL: url, BARE_LOCATION: location, BARE_PLAN: plan, BARE_AS: as },
  });
  // Hundreds of statements don't fit in a process's environment.
  child.send(statements);
  const { port } = await new Promise((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
