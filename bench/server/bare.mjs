/**
 * The same SQL as prepared statements behind plain node:http in a separate process: the baseline for Signa's server. It
 * uses the same login and role, so that row-level security applies, and sets the scope before each unit of work, in the
 * same packet as its first statement. As the owner it does neither.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const pg = require('pg');
const statements = await new Promise((resolve) => process.once('message', resolve));
const { DATABASE_URL, BARE_PLAN, BARE_LOCATION, BARE_AS } = process.env;
const isOwner = BARE_AS === 'owner';

const settings = ['search_path=signa', 'timezone=UTC', `plan_cache_mode=${BARE_PLAN}`, 'jit=off'];
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 10,
  pipeline: true,
  options: [...settings, ...(isOwner ? [] : ['role=signa_app'])].map((setting) => `-c ${setting}`).join(' '),
});
const named = (name, values) => ({ name, text: statements[name], values });

const scope = (local) => ({
  name: `scope-${local}`,
  text: `select set_config('signa.locations', $1, ${local}), set_config('signa.directory', $2, ${local}), (select version from signa.access_version) as version`,
  values: [`{${BARE_LOCATION}}`, ''],
});

/** Sends the scope and the first statement in one packet; returns that statement's rows. */
async function enter(client, before, first) {
  const { stream } = client.connection;
  stream.cork();
  const sent = [...before, first].map((statement) => client.query(statement));
  stream.uncork();
  const { rows } = (await Promise.all(sent)).at(-1);
  return rows;
}

async function read(name, values) {
  const client = await pool.connect();
  try {
    return await enter(client, isOwner ? [] : [scope(false)], named(name, values));
  } finally {
    client.release();
  }
}

/** The statements of an approval, sequentially in one transaction. */
async function approve({ steps }) {
  const client = await pool.connect();
  try {
    const known = {};
    for (const [index, { name, values, keep }] of steps.entries()) {
      const filled = values.map((value) =>
        typeof value === 'string' && value.startsWith('@') ? known[value.slice(1)] : value,
      );
      const before = index > 0 ? [] : isOwner ? ['begin'] : ['begin', scope(true)];
      const rows = await enter(client, before, named(name, filled));
      if (keep) known[keep] = Object.values(rows[0])[0];
    }
    await client.query('commit');
    return known;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const server = createServer(async (request, response) => {
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const answer = body.steps ? await approve(body) : await read(body.name, body.values);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
});
// A failed bench leaves no server behind.
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
