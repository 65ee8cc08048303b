import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { signa, supportAt } from '../testing/support.js';

async function complete(...words: readonly string[]): Promise<readonly string[]> {
  const at = supportAt({});
  expect(await signa(at, '__complete', '--', ...words)).toBe(0);
  return at.out.join('\n').split('\n');
}

describe('completion', () => {
  it('A-303 completes commands, subcommands, flags and choices, and nothing hidden', async () => {
    expect(await complete('lo')).toEqual(['login', 'logout', 'location', 'location-user', 'locations']);
    expect(await complete('pims', '')).toEqual([
      'search',
      'client',
      'patient',
      'diff',
      'status',
      'users',
      'sync-users',
    ]);
    expect(await complete('locations', 'search', '--pa')).toEqual(['--paginate']);
    expect(await complete('shortcuts', '--type', '')).toEqual(['SIG', 'NP', 'NC']);
    expect(await complete('completion', 'f')).toEqual(['fish']);
    expect(await complete('')).not.toContain('__complete');
    expect(await complete('nothing-like-this')).toEqual(['']);
  });

  it.each(['bash', 'zsh', 'fish', 'powershell'])(
    'A-303 A-528 has a script for %s that calls the command line',
    async (shell) => {
      const at = supportAt({});
      expect(await signa(at, 'completion', shell)).toBe(0);
      expect(at.out.join('\n')).toMatch(/signa __complete '?--'? /);
      expect(at.requests).toEqual([]);
    },
  );

  it('A-528 completes names of operations, and the variables of one that are not given yet', async () => {
    expect(await complete('api', 'GetAuditC')).toEqual(['GetAuditChain', 'GetAuditChoices']);
    expect(await complete('why', 'vet@signa.test', 'ReprintP')).toEqual(['ReprintPrescription']);
    expect(await complete('schema', 'api', 'RefusedC')).toEqual(['RefusedCall']);
    for (const empty of ['', ' '])
      expect(await complete('api', 'GetAuditChain', empty)).toEqual(['locationId=', 'before=']);
    expect(await complete('api', 'GetAuditChain', 'locationId=1', '')).toEqual(['before=']);
    expect(await complete('why', 'ReprintP')).toEqual(['']);
    expect(await complete('api', 'NoOperation', '')).toEqual(['']);
  });

  it('A-528 completes the options of every command, and leaves free values alone', async () => {
    expect(await complete('roles', '--ser')).toEqual(['--server']);
    expect(await complete('location', '--pro')).toEqual(['--profile']);
    expect(await complete('roles', '--filter', '')).toEqual(['']);
    expect(await complete('--profile', 'staging', 'pims', 'st')).toEqual(['status']);
  });

  it('A-303 rejects an unknown shell', async () => {
    expect(await signa(supportAt({}), 'completion', 'cmd')).toBe(2);
  });

  it('A-303 bash loads the script and offers the candidates', async () => {
    const at = supportAt({});
    await signa(at, 'completion', 'bash');
    const script = [
      'signa() { printf "%s\\n" "$1 $2 $3" roles reports; }',
      at.out.join('\n'),
      'COMP_WORDS=(signa ro); COMP_CWORD=1; _signa; printf "%s|" "${COMPREPLY[@]}"',
    ].join('\n');
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toBe('__complete -- ro|roles|reports|');
  });
});
