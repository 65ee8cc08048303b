import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../child.mjs';
import { at } from '../place.mjs';

const textOf = (source, name) => readFileSync(join(source, name), 'utf8');

/**
 * Runs a command that must succeed.
 *
 * @param options.isSilent - whether output is a failure too: some programs ignore what they don't understand
 * @throws Error with its output
 */
async function must(command, parameters, { env = {}, isSilent = false } = {}) {
  const { code, output } = await run(command, parameters, { env });
  if (code !== 0 || (isSilent && output.trim() !== ''))
    throw new Error(`${command} ${parameters.join(' ')}\n${output.trim()}`);
}

/** A command to find a program with, and what it answers when the program is there. */
const answers = async (command, parameters) => (await run(command, parameters)).code === 0;

/**
 * The proxy's configuration as nginx would load it. Its certificate is created, and it listens on sockets in the folder:
 * a test opens them, and ports need root or are in use.
 */
async function nginx(source, folder) {
  const certificate = [
    '-subj',
    '/CN=signa.example',
    '-keyout',
    join(folder, 'key.pem'),
    '-out',
    join(folder, 'cert.pem'),
  ];
  await must('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...certificate]);
  let sockets = 0;
  const site = textOf(source, 'nginx.conf')
    .replaceAll(/listen (?:\[::\]:)?\d+/g, () => `listen unix:${join(folder, `s${(sockets += 1)}`)}`)
    .replace('/etc/ssl/signa.pem', join(folder, 'cert.pem'))
    .replace('/etc/ssl/signa.key', join(folder, 'key.pem'));
  if (sockets !== 4) throw new Error('deploy/nginx.conf no longer listens four times');
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(file, `error_log stderr;\npid ${folder}/pid;\nevents {}\nhttp {\n${temporary.join('\n')}\n${site}}\n`);
  await must('nginx', ['-t', '-q', '-p', folder, '-c', file]);
}

/** The unit, with this Node: systemd rejects a program that isn't there. */
async function systemd(source, folder) {
  const unit = textOf(source, 'signa.service');
  if (!unit.includes('/usr/bin/node ')) throw new Error('deploy/signa.service no longer starts /usr/bin/node');
  const file = join(folder, 'signa.service');
  writeFileSync(file, unit.replaceAll('/usr/bin/node ', `${process.execPath} `));
  await must('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', file], { isSilent: true });
}

async function prometheus(source, folder) {
  await must('promtool', ['check', 'rules', join(source, 'alerts.yaml')]);
  const file = join(folder, 'alerts.test.yaml');
  const tests = readFileSync(at('scripts/deploy/alerts.test.yaml'), 'utf8');
  writeFileSync(file, tests.replace('[ALERTS]', `['${join(source, 'alerts.yaml')}']`));
  await must('promtool', ['test', 'rules', file]);
}

/** The settings that the compose file requires. */
const composeSettings = {
  OWNER_PASSWORD: randomUUID(),
  SIGNA_PUBLIC_URL: 'https://signa.example',
  OIDC_ISSUER: 'https://login.example',
};

/**
 * What checks the files of deploy/: for each, its program, how to find it, and the check, which gets the folder of the
 * files and an empty folder, and fails with the program's output.
 */
export const programs = [
  { file: 'nginx.conf', program: 'nginx', find: () => answers('nginx', ['-v']), check: nginx },
  {
    file: 'signa.service',
    program: 'systemd-analyze',
    find: () => answers('systemd-analyze', ['--version']),
    check: systemd,
  },
  { file: 'alerts.yaml', program: 'promtool', find: () => answers('promtool', ['--version']), check: prometheus },
  {
    file: 'Dockerfile',
    program: 'hadolint',
    find: () => answers('hadolint', ['--version']),
    check: (source) => must('hadolint', [join(source, 'Dockerfile')]),
  },
  {
    file: 'compose.yaml',
    program: 'docker compose',
    find: () => answers('docker', ['compose', 'version']),
    check: (source) =>
      must('docker', ['compose', '--file', join(source, 'compose.yaml'), 'config', '--quiet'], {
        env: composeSettings,
      }),
  },
];
