import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';
import { reencryptSecrets } from './reencrypt-secrets.js';
import { accountSecretOf, openSecretCipher, type EncryptionKey, type SecretCipher } from '../secrets/secret-cipher.js';

const keyOf = (id: string, fill: number): EncryptionKey => ({ id, key: Buffer.alloc(32, fill) });
const [old, now, lost] = [keyOf('old', 1), keyOf('now', 2), keyOf('lost', 3)];

describeOnEveryDatabase('secrets after a key change', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const seed = (id: string, secretCipher: SecretCipher, secret: string) =>
    server.db.asOwner('update signa.location set pims_account_secret = $2 where id = $1', [
      id,
      secretCipher.encrypt(secret, accountSecretOf(id)),
    ]);
  const stored = async (id: string) => {
    const [row] = await server.db.asOwner<{ secret: Uint8Array; version: number }>(
      'select pims_account_secret as secret, version from signa.location where id = $1',
      [id],
    );
    if (!row) throw new Error('The sample has no such location');
    return row;
  };

  it('A-271 are re-encrypted with the current key, so that the old one can be removed', async () => {
    await seed(sample.wren, openSecretCipher([old]), 'secret-of-wren');
    await seed('2', openSecretCipher([now]), 'secret-of-battenkill');
    await seed('3', openSecretCipher([lost]), 'secret-of-denver');
    const [wren, battenkill, denver] = [await stored('1'), await stored('2'), await stored('3')];
    expect(await reencryptSecrets(server.db.database, openSecretCipher([now, old]))).toEqual({
      reencrypted: 1,
      unreadable: ['3'],
    });
    const after = await stored(sample.wren);
    expect(openSecretCipher([now]).decrypt(after.secret, accountSecretOf(sample.wren))).toBe('secret-of-wren');
    expect(after.version).toBe(wren.version);
    expect([await stored('2'), await stored('3')]).toEqual([battenkill, denver]);
    // A second start has nothing left to do.
    expect(await reencryptSecrets(server.db.database, openSecretCipher([now]))).toEqual({
      reencrypted: 0,
      unreadable: ['3'],
    });
  });

  it('A-271 stay unchanged without a key', async () => {
    const before = await stored(sample.wren);
    expect(await reencryptSecrets(server.db.database, openSecretCipher([]))).toMatchObject({ reencrypted: 0 });
    expect(await stored(sample.wren)).toEqual(before);
  });
});
