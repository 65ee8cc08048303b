import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, tool } from '../place.mjs';

/** The repository's settings for another folder; rules that need types are off, because samples have no program. */
const settings = `import settings from '${pathToFileURL(at('oxlint.config.ts'))}';
export default {
  ...settings,
  jsPlugins: [${JSON.stringify(at('scripts/lint/plugin.mjs'))}],
  options: { ...settings.options, typeAware: false },
};
`;

/**
 * Lints samples as if they were files in the repository.
 *
 * @param samples - texts by the path that each would have
 * @returns for each path what was found: the rule, and its message with the help that oxlint keeps apart
 */
export function lintSamples(samples) {
  const folder = mkdtempSync(join(tmpdir(), 'signa-lint-'));
  try {
    const write = (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('oxlint.config.ts', settings);
    for (const [path, text] of Object.entries(samples)) write(path, text);
    const { stdout, stderr } = spawnSync(process.execPath, [tool('oxlint'), '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
    return byPath(Object.keys(samples), JSON.parse(stdout).diagnostics);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function byPath(paths, diagnostics) {
  const found = Object.fromEntries(paths.map((path) => [path, []]));
  for (const { code, filename, message, help = '' } of diagnostics) {
    found[filename.replaceAll('\\', '/')]?.push({ rule: code, text: `${message} ${help}`.trim() });
  }
  return found;
}
