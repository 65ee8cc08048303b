/** The files in deploy/pgtap, run as by an operator. */
import { readdirSync, readFileSync } from 'node:fs';
import { Stop } from '../../child.mjs';
import { canInstallDebian, installDebian } from '../../debian.mjs';
import { at } from '../../place.mjs';
import { onConnection } from './connection.mjs';
import { login } from './sample-database.mjs';

const folder = at('deploy/pgtap');

/** @throws Stop where the cluster has no pgTAP and none can be installed */
export async function requirePgTap(owner) {
  const known = await availableVersion(owner);
  if (known !== null) return known;
  const [{ major }] = await rowsOf(owner, "select current_setting('server_version_num')::int / 10000 as major");
  const debian = `postgresql-${major}-pgtap`;
  const installed = canInstallDebian() && (await installDebian(debian)) ? await availableVersion(owner) : null;
  if (installed !== null) return installed;
  throw new Stop(
    `The PostgreSQL ${major} that was found has no pgTAP: install ${debian}, or what your system calls it.`,
  );
}

const rowsOf = (url, question) => onConnection(url, async (client) => (await client.query(question)).rows);

async function availableVersion(owner) {
  const [row] = await rowsOf(
    owner,
    "select default_version as version from pg_available_extensions where name = 'pgtap'",
  );
  return row?.version ?? null;
}

/** @returns each test of every file: { id, title, fault } */
export async function checkedByPgTap(owner) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const lists = [];
  for (const file of files.sort()) lists.push(await ask(owner, file));
  return lists.flat();
}

async function ask(owner, file) {
  const name = file.replace(/\.sql$/, '');
  try {
    return testsOf(name, await linesOf(owner, file));
  } catch (error) {
    // A table that it cannot read, such as one with another owner.
    return [{ id: name, title: 'comes to its end', fault: error.message }];
  }
}

function linesOf(owner, file) {
  return onConnection(owner, async (client) => {
    await client.query(`set signa.login = '${login}'`);
    const answers = await client.query(readFileSync(`${folder}/${file}`, 'utf8'));
    return answers.flatMap(({ rows }) => rows.flatMap((row) => String(Object.values(row)[0]).split('\n')));
  });
}

function testsOf(name, lines) {
  const tests = lines.flatMap((line, index) => {
    const [, failed, number, title = ''] = /^(not )?ok (\d+)(?: - (.*))?$/.exec(line) ?? [];
    return number === undefined
      ? []
      : [{ id: `${name} ${number}`, title, fault: failed ? wordsAfter(lines, index) : null }];
  });
  if (!lines.includes(`1..${tests.length}`)) throw new Error('it ended before its end');
  return tests;
}

/** The lines after a failed test explain the failure. */
function wordsAfter(lines, index) {
  const rest = lines.slice(index + 1);
  const end = rest.findIndex((line) => !line.startsWith('#'));
  return (
    rest
      .slice(0, end < 0 ? rest.length : end)
      .join(' ')
      .replaceAll(/#\s+/g, '') || 'it does not hold'
  );
}
