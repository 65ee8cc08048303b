/**
 * Runs random statements as the unprivileged role within the scope of one location, and checks what they read, change
 * and break.
 */
import { node } from '../../child.mjs';
import { at } from '../../place.mjs';
import { onConnection } from './connection.mjs';
import { foreignTexts, sumsOf, textsOfCell } from './foreign-rows.mjs';
import { randomStatements } from './sqlsmith.mjs';

const count = Number(process.env.SIGNA_TEST_STATEMENTS ?? 2000);
const seed = 62;
const location = '1';
/** The maximum number of rows read from a result: a cross join has millions. */
const rowsAtMost = 500;
const milliseconds = 2000;

export async function randomWork({ owner, server }) {
  const statements = await randomStatements(server, { count, seed });
  const asOwner = (work) => onConnection(owner, work);
  const foreign = await asOwner((client) => foreignTexts(client, location));
  const before = await asOwner((client) => sumsOf(client, location));
  const { checks, ran } = await eachOf(statements, server, foreign, 'commit');
  const after = await asOwner((client) => sumsOf(client, location));
  const changed = [...before.keys()].filter((table) => before.get(table) !== after.get(table));
  return [
    ...checks,
    check(
      'what ran',
      `${ran} of ${statements.length} statements`,
      ran >= statements.length / 4 || `${ran} only: the others were refused`,
    ),
    check(
      'what is not theirs',
      `the rows of other practices in ${before.size} tables`,
      changed.length === 0 || `${changed.join(', ')} changed`,
    ),
    await chains(server),
    await control(statements, { owner, server, foreign }),
  ];
}

const check = (id, title, held) => ({ id, title, fault: held === true ? null : held });

async function chains(server) {
  const { code, output } = await node(at('packages/server/dist/signa-server.js'), ['audit-verify'], {
    env: { DATABASE_URL: server },
  });
  return check('audit chains', 'hold', code === 0 || output.trim());
}

/** Without policies, the same statements must return other practices' rows; otherwise they would prove nothing. */
async function control(statements, { owner, server, foreign }) {
  const spoil = (statement) => onConnection(owner, (client) => client.query(statement));
  await spoil('alter role signa_app bypassrls');
  try {
    const { checks } = await eachOf(statements, server, foreign, 'rollback');
    const leaks = checks.filter(({ fault }) => fault?.startsWith(leak)).length;
    return check(
      'without policies',
      'rows of other practices come out',
      leaks > 0 || 'none came: the statements look at too little',
    );
  } finally {
    await spoil('alter role signa_app nobypassrls');
  }
}

const leak = 'a row of another practice came out';

async function eachOf(statements, server, foreign, end) {
  const checks = [];
  let rest = statements.map((statement, index) => ({ id: `statement ${index + 1}`, statement }));
  while (rest.length > 0) {
    const done = await onConnection(server, (client) => untilLost(client, rest, foreign, end));
    checks.push(...done);
    rest = rest.slice(done.length);
  }
  return { checks, ran: checks.filter(({ hasRun }) => hasRun).length };
}

/** Continues until the connection is lost: the last statement is then the one that broke it. */
async function untilLost(client, statements, foreign, end) {
  const done = [];
  let isLost = false;
  client.on('end', () => (isLost = true));
  for (const { id, statement } of statements) {
    const { fault, hasRun } = await answerOf(client, statement, foreign, end);
    const title = statement.replaceAll(/\s+/g, ' ').slice(0, 160);
    done.push({ id, title, fault: isLost ? 'the connection was lost' : fault, hasRun });
    if (isLost) break;
  }
  return done;
}

async function answerOf(client, statement, foreign, end) {
  const isRead = /^(select|with)\b/i.test(statement);
  try {
    await client.query('begin');
    await client.query('set local role signa_app');
    await client.query(`set local statement_timeout = ${milliseconds}`);
    await client.query("select set_config('search_path', 'signa', true), set_config('signa.locations', $1, true)", [
      `{${location}}`,
    ]);
    const rows = isRead ? await firstRows(client, statement) : (await client.query(asText(statement))).rows;
    await client.query(end);
    const found = (rows ?? [])
      .flat()
      .flatMap((cell) => (cell === null ? [] : textsOfCell(cell)))
      .find((text) => foreign.has(text));
    return { fault: found === undefined ? null : `${leak}: ${found}`, hasRun: true };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    return { fault: isInternal(error) ? `${error.code} ${error.message}` : null, hasRun: false };
  }
}

async function firstRows(client, statement) {
  await client.query(`declare answer no scroll cursor for ${statement}`);
  return (await client.query(asText(`fetch ${rowsAtMost} from answer`))).rows;
}

/** Cells in PostgreSQL's text format. */
const asText = (text) => ({ text, rowMode: 'array', types: { getTypeParser: () => String } });

/** Errors that PostgreSQL never returns for a statement that it merely rejects. */
const isInternal = ({ code = '', message }) => /^(XX|58|57P)/.test(code) && !ofPostgres.includes(message);

/** Errors that it returns for such a statement with any schema, or none. */
const ofPostgres = ['failed to find conversion function from unknown to text'];
