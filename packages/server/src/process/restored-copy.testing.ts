import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../testing/sample-server.js';
import { startsServers } from '../testing/test-timeouts.js';
import { callerWith } from './caller.testing.js';
import { type Cluster, startCluster } from './clusters.testing.js';
import { contentOf, membershipsOf } from './database-copy.testing.js';
import {
  backUp,
  type Installation,
  migrateFurther,
  restore,
  type Restored,
  type Restores,
  setUpWithSample,
} from './restoring.testing.js';
import { endServer, spawnServer } from './spawned-server.testing.js';
import { openTestIssuer, type TestIssuer } from './test-issuer.testing.js';

/** The line that `signa-server audit-verify` prints for each chain, with the hash of its last record. */
const chainsOf = (output: string) => output.split('\n').filter((line) => /^(?:ok|BROKEN)\b.*[0-9a-f]{64}/.test(line));

/** PostgreSQL prints expressions with other parentheses once it has read them from a dump. */
const withoutParentheses = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/[()\s]/g, '')).toSorted();

/** Sets an installation up, backs it up, restores it into each version, and compares everything. */
export function describeRestores({ from, into }: Restores): void {
  describe(`a backup of PostgreSQL ${from.version}`, startsServers, () => {
    let issuer: TestIssuer;
    let cluster: Cluster;
    let source: Installation;
    let sourceChains: readonly string[] = [];
    beforeAll(async () => {
      [cluster, issuer] = await Promise.all([startCluster(from), openTestIssuer()]);
      source = await setUpWithSample(cluster);
      await setFeature(source, 'on');
      await addShortcut(source, 'Before the backup');
      sourceChains = chainsOf((await spawnServer(source.serving, ['audit-verify']).ended).output);
    }, startsServers.timeout);
    afterAll(() => Promise.all([cluster.stop(), issuer.close()]));

    async function setFeature({ settings }: Installation, state: string): Promise<void> {
      const flag = spawnServer(settings, ['admin', 'feature', 'set', 'oobo', state, '--location', '2']);
      expect(await flag.ended).toMatchObject({ code: 0 });
    }

    async function addShortcut(installation: Installation, label: string): Promise<readonly string[]> {
      const call = callerWith(await issuer.token(sample.vet));
      const server = spawnServer({ ...installation.serving, ...issuer.settings });
      const url = await server.ready();
      const input = { locationId: sample.wren, label, details: 'Give by mouth.', shortcutType: 'SIG' as const };
      expect(await call(url, 'AddShortcut', { input })).toMatchObject({ ok: true });
      const answer = await call(url, 'Shortcut', { locationId: sample.wren });
      await endServer(server);
      return answer?.ok ? answer.data.shortcut.map((one) => one.label) : [];
    }

    describe.each(into)('restored as documented into PostgreSQL $version', (to) => {
      let target: Cluster;
      let restored: Restored;
      beforeAll(async () => {
        target = await startCluster(to);
        restored = await restore(await backUp(source, target), target, issuer.settings);
      }, startsServers.timeout);
      afterAll(() => target.stop());

      const bothOf = (read: (url: string) => Promise<readonly string[]>) =>
        Promise.all([read(source.superuserUrl), read(restored.installation.superuserUrl)]);

      it('A-551 every row, owner, privilege, policy, index, function, sequence and role is equal', async () => {
        const [before, after] = await bothOf(contentOf);
        expect(withoutParentheses(after)).toEqual(withoutParentheses(before));
        const kinds = ['rows in signa.prescription', 'policy', 'role signa_owner', 'sequence signa.rx_number', 'index'];
        for (const kind of kinds) expect(before.filter((line) => line.includes(kind)).length, kind).toBeGreaterThan(0);
      });

      it('A-551 migrate, audit-verify and check pass, and every audit chain ends with the same hash', () => {
        expect(restored.output).toContain('The database is up to date.');
        expect(restored.output).not.toMatch(/BROKEN|^fault/m);
        expect(chainsOf(restored.output)).toEqual(sourceChains);
        expect(sourceChains.length).toBeGreaterThan(1);
      });

      it('A-551 the owner can grant the serving role, switch to it, and nothing more', async () => {
        const [before, after] = await bothOf(membershipsOf);
        if (from.version === to.version || from.version >= 16) expect(after).toEqual(before);
        else
          expect(after).toEqual([
            'signa_owner is a member of signa_app, granted by postgres: {"set_option": true, "admin_option": true, "inherit_option": false}',
            'signa_owner is a member of signa_functions, granted by postgres: {"set_option": false, "admin_option": true, "inherit_option": false}',
            'signa_server is a member of signa_app, granted by postgres: {"set_option": true, "admin_option": false, "inherit_option": false}',
          ]);
      });

      it('A-551 a server answers and stores changes, the owner runs commands, and a later step migrates', async () => {
        const labels = await addShortcut(restored.installation, 'After the restore');
        expect(labels).toEqual(expect.arrayContaining(['Before the backup', 'After the restore']));
        await setFeature(restored.installation, 'off');
        expect(await migrateFurther(restored.installation)).toEqual(['9999-drill']);
      });
    });
  });
}
