import { fork } from 'node:child_process';

/**
 * Starts the bare server.
 *
 * @param statements - SQL by the name that a call says
 * @param location - whose rows it sees
 * @param plan - how PostgreSQL plans them
 */
export async function startBare({ databaseUrl, location, statements, plan = 'force_generic_plan' }) {
  const child = fork(new URL('./bare.mjs', import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl, BARE_LOCATION: location, BARE_PLAN: plan },
  });
  // Hundreds of statements are too long for the environment of a process.
  child.send(statements);
  const { port } = await new Promise((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
