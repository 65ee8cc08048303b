/** The same SQL with prepared statements behind bare node:http, in a process of its own: what Signa's server is compared with. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const pg = require('pg');
const statements = await new Promise((resolve) => process.once('message', resolve));

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: `-c search_path=signa -c timezone=UTC -c plan_cache_mode=${process.env.BARE_PLAN} -c jit=off -c signa.locations={${process.env.BARE_LOCATION}}`,
});
const named = (name, values) => ({ name, text: statements[name], values });

async function read(name, values) {
  const { rows } = await pool.query(named(name, values));
  return rows;
}

/** The statements of an approval, one after the other in one transaction. */
async function approve({ steps }) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const known = {};
    for (const { name, values, keep } of steps) {
      const filled = values.map((value) =>
        typeof value === 'string' && value.startsWith('@') ? known[value.slice(1)] : value,
      );
      const { rows } = await client.query(named(name, filled));
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
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
