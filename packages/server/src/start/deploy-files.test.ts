import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unknownSettings } from './unknown-settings.js';

const folder = new URL('../../../../deploy/', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** All of its files, subfolders included, except the dashboard. */
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('json'))
  .map(({ parentPath, name }) => join(parentPath, name).slice(fileURLToPath(folder).length));

/** Indented lines below a line of a file. */
function blockOf(text: string, line: string): string {
  const indent = line.length - line.trimStart().length;
  const rest = text.slice(text.indexOf(`\n${line}`) + line.length + 1).split('\n');
  const end = rest.findIndex((other, at) => at > 0 && other.trim() !== '' && other.search(/\S/) <= indent);
  return rest.slice(0, end === -1 ? undefined : end).join('\n');
}

describe('deployment files', () => {
  it.each(files)('A-345 deploy/%s names only existing settings', (name) => {
    const names = textOf(name).match(/\b(?:SIGNA|OIDC|SCIM|DATABASE|PHARMACY|STOREFRONT|METRICS)_[A-Z_]+\b/g) ?? [];
    expect(unknownSettings(Object.fromEntries(names.map((one) => [one, 'x'])))).toEqual([]);
  });

  it('A-345 start the package with least privilege', () => {
    const program = 'packages/server/dist/signa-server.js';
    for (const name of ['Dockerfile', 'compose.yaml', 'signa.service']) expect(textOf(name)).toContain(program);
    expect(textOf('Dockerfile')).toContain('scripts/pack-server.mjs');
    expect(textOf('Dockerfile')).toMatch(/^USER node$/m);
    expect(textOf('compose.yaml')).toContain('read_only: true');
  });

  it('A-345 keep compiled code where only the service can write', () => {
    const unit = textOf('signa.service');
    expect(unit).toMatch(/^CacheDirectory=signa$/m);
    expect(unit).toMatch(/^Environment=NODE_COMPILE_CACHE=%C\/signa$/m);
  });

  it('A-441 the proxy loads on nginx 1.22, redirects to https, and rate-limits an address', () => {
    const proxy = textOf('nginx.conf').replaceAll(/#.*$/gm, '');
    // Known since 1.25.1.
    expect(proxy).not.toMatch(/\bhttp2 on;/);
    expect(proxy).toMatch(/listen 443 ssl http2;/);
    expect(proxy).toMatch(/listen 80;[^}]*return 301 https:\/\/\$server_name\$request_uri;/);
    expect(proxy).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;/);
    for (const limit of ['limit_req zone=', 'limit_conn ', 'client_max_body_size', 'client_header_timeout'])
      expect(proxy).toContain(limit);
  });

  it('A-441 limit the memory of every process, and restart it when it ends', () => {
    const unit = textOf('signa.service');
    expect(unit).toMatch(/^MemoryMax=\d+M$/m);
    expect(unit).toMatch(/^Restart=always$/m);
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
    const compose = textOf('compose.yaml');
    for (const name of ['x-signa: &signa', '  db:']) expect(blockOf(compose, name)).toMatch(/mem_limit: \d+(?:m|g)$/m);
    for (const name of ['  db:', '  signa:']) expect(blockOf(compose, name)).toContain('restart: unless-stopped');
    for (const name of ['  migrate:', '  admin:']) expect(blockOf(compose, name)).not.toContain('restart');
  });

  it('A-441 give the service no access to the machine that it does not need', () => {
    const unit = textOf('signa.service');
    const switched = ['Clock', 'Hostname', 'ControlGroups', 'KernelLogs', 'KernelModules', 'KernelTunables'];
    for (const name of switched) expect(unit).toMatch(new RegExp(`^Protect${name}=yes$`, 'm'));
    for (const name of ['PrivateUsers', 'LockPersonality', 'RestrictNamespaces', 'RestrictSUIDSGID', 'NoNewPrivileges'])
      expect(unit).toMatch(new RegExp(`^${name}=yes$`, 'm'));
    expect(unit).toMatch(/^SystemCallFilter=@system-service$/m);
    expect(unit).toMatch(/^SystemCallFilter=~@privileged @resources$/m);
    expect(unit).toMatch(/^SystemCallErrorNumber=EPERM$/m);
  });

  it('A-440 start the server whatever a preceding check finds', () => {
    expect(textOf('signa.service')).toMatch(/^ExecStartPre=-\S+ \S+ check$/m);
  });

  it('A-441 allow every image to be pinned by its digest', () => {
    expect(textOf('compose.yaml')).toMatch(/image: \$\{POSTGRES_IMAGE:-postgres:17\}/);
    const images = textOf('Dockerfile').match(/^FROM \S+/gm) ?? [];
    expect(images).toEqual(['FROM ${NODE_IMAGE}', 'FROM ${NODE_IMAGE}']);
  });

  it('A-018 create a login without privileges', () => {
    expect(textOf('server-login.sql')).toMatch(
      /create role signa_server login .* noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls;/,
    );
    expect(textOf('server-login.sql')).not.toMatch(/admin option/i);
  });

  it("A-345 never give the server the owner's connection string", () => {
    const serving = textOf('compose.yaml').split(/\n {2}signa:\n/)[1] ?? '';
    expect(serving).toContain('DATABASE_URL');
    expect(serving).not.toContain('OWNER');
  });
});
