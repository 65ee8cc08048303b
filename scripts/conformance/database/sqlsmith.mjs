/** SQLsmith, which generates random statements for everything that a role can see in a schema. */
import { Stop, run } from '../../child.mjs';
import { canInstallDebian, installDebian } from '../../debian.mjs';

/** @returns its version */
export async function requireSqlsmith() {
  const known = await version();
  if (known !== null) return known;
  const installed = canInstallDebian() && (await installDebian('sqlsmith')) ? await version() : null;
  if (installed !== null) return installed;
  throw new Stop('SQLsmith is not installed: on Debian it is the package sqlsmith.');
}

/** Builds by a distribution report `unreleased`; the package manager then knows the version. */
async function version() {
  const itself = await run('sqlsmith', ['--version']);
  if (itself.code !== 0) return null;
  const debian = await run('dpkg-query', ['-W', '-f=${Version}', 'sqlsmith']);
  return debian.code === 0 ? debian.output : itself.output.trim().replace(/^SQLsmith /, '');
}

/**
 * @param url - of the login that servers have; the statements are of the plain role
 * @param seed - the same seed and schema produce the same statements
 */
export async function randomStatements(url, { count, seed }) {
  const { hostname, port, pathname, username, password } = new URL(url);
  const address = `host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`;
  const target = `--target=${address} options='-c role=signa_app -c search_path=signa'`;
  const wanted = ['--dry-run', '--exclude-catalog', `--max-queries=${count}`, `--seed=${seed}`];
  const { code, output } = await run('sqlsmith', [target, ...wanted], { timeout: 600_000 });
  // It prints what it reads from the schema along with the statements.
  const statements = output
    .split(/;\s*\n/)
    .map((text) => text.replaceAll(/^(Loading|Generating) .*$/gm, '').trim())
    .filter((text) => /^(select|insert|update|delete|merge|with)\b/i.test(text));
  if (code !== 0 || statements.length < count / 2)
    throw new Stop(`SQLsmith wrote ${statements.length} statements:\n${output.slice(-500)}`);
  return statements;
}
