/**
 * Removes row-level security policies and grants one at a time. pgTAP and `signa-server check` use different queries,
 * and both must report each removal; with all in place, neither may report one.
 */
import { node } from '../../child.mjs';
import { at } from '../../place.mjs';
import { onConnection } from './connection.mjs';
import { login } from './sample-database.mjs';
import { checkedByPgTap } from './tap.mjs';

/** The statements that damage the database, and those that repair it. */
const harms = [
  ['alter table signa.task no force row level security', 'alter table signa.task force row level security'],
  ['alter table signa.task disable row level security', 'alter table signa.task enable row level security'],
  ['create policy mine on signa.task using (true)', 'drop policy mine on signa.task'],
  ['grant update on signa.audit_record to signa_app', 'revoke update on signa.audit_record from signa_app'],
  ['grant delete on signa.prescription to signa_app', 'revoke delete on signa.prescription from signa_app'],
  ['grant update (name) on signa.role to signa_app', 'revoke update (name) on signa.role from signa_app'],
  ['grant select on signa.client to public', 'revoke select on signa.client from public'],
  ['grant create on schema signa to signa_app', 'revoke create on schema signa from signa_app'],
  ['alter role signa_app bypassrls', 'alter role signa_app nobypassrls'],
  [
    'alter table signa.client owner to signa_app',
    'alter table signa.client owner to postgres; grant select, insert, update on signa.client to signa_app',
  ],
  [
    'alter function signa.actor(text, text) owner to postgres',
    'alter function signa.actor(text, text) owner to signa_functions',
  ],
  [
    'alter function signa.actor(text, text) reset search_path',
    'alter function signa.actor(text, text) set search_path = signa, pg_temp',
  ],
  [
    'grant execute on function signa.actor(text, text) to public',
    'revoke execute on function signa.actor(text, text) from public',
  ],
  [`grant signa_functions to ${login}`, `revoke signa_functions from ${login}`],
  [`alter role ${login} createrole`, `alter role ${login} nocreaterole`],
  [`alter role ${login} superuser`, `alter role ${login} nosuperuser`],
];

const failsPgTap = async (owner) => (await checkedByPgTap(owner)).some(({ fault }) => fault !== null);

const ofWalls = ['database', 'login', 'migrations', 'row security', 'grants and policies'];

/** The findings of the check about the database. */
async function failsServerCheck(server) {
  const env = {
    DATABASE_URL: server,
    DATABASE_OWNER_URL: '',
    PORT: '0',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'a',
    OIDC_AUDIENCE: 'a',
  };
  const { output } = await node(at('packages/server/dist/signa-server.js'), ['check', '--json'], { env });
  const findings = JSON.parse(output.slice(output.indexOf('[')));
  return findings.some(({ about, state }) => state === 'fault' && ofWalls.includes(about));
}

export async function spoiledPolicies({ owner, server }) {
  const checks = [await compared('nothing', owner, server, false)];
  for (const [harm, mend] of harms) {
    await onConnection(owner, (client) => client.query(harm));
    checks.push(await compared(harm, owner, server, true));
    await onConnection(owner, (client) => client.query(mend));
  }
  return [...checks, await compared('all is mended', owner, server, false)];
}

async function compared(id, owner, server, isHarmed) {
  const told = { pgTAP: await failsPgTap(owner), 'signa-server check': await failsServerCheck(server) };
  const wrong = Object.keys(told).filter((who) => told[who] !== isHarmed);
  return {
    id: `after ${id}`,
    title: 'pgTAP and signa-server check agree',
    fault: wrong.length === 0 ? null : `${wrong.join(' and ')} ${isHarmed ? 'says nothing' : 'tells of a fault'}`,
  };
}
