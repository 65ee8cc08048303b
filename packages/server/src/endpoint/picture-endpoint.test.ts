import { request as send } from 'node:http';
import { viewOnlyText } from '@signa/core/administration';
import { callHeaders } from '@signa/core/contract';
import { otherKindText, pictureTexts } from '@signa/core/base';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { asFile, blue, cameraPicture, plain, smallPng } from '../testing/picture-file.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { CallOptions, TestServer } from '../testing/test-server.js';

/** Location users of the sample: Dr. Okafor and Priya Natarajan at Wren Street, Dr. Okafor at Battenkill. */
const okafor = '1';
const natarajan = '4';

const refused = (code: string, message?: string) => ({ ok: false, failure: { code, ...(message && { message }) } });

describeOnOneDatabase('profile pictures', (make) => {
  let server: TestServer;
  let bluePng: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    bluePng = asFile(await plain(90, 60, blue).png().toBuffer());
  });
  afterAll(() => server.close());
  beforeEach(() => server.db.asOwner('delete from signa.location_user_picture'));
  afterEach(() => expect(server.reported).toEqual([]));

  const put = (as: string, locationUserId: string, file = smallPng, options?: CallOptions) =>
    server.call(as, 'LocationUserProfilePictureUpload', { locationUserId, file }, options);
  const remove = (as: string, locationUserId: string, seen: string | null = null) =>
    server.call(as, 'RemoveLocationUserProfilePicture', { locationUserId, seen });
  const addressOf = async (id: string) =>
    (await server.data(sample.admin, 'GetLocationUser', { id })).locationUser?.profilePictureThumbnailUrl ?? null;
  const read = (address: string | null, init?: RequestInit) => fetch(server.url + (address ?? '/none'), init);
  const audit = () =>
    server.db.asOwner<{ operation: string; username: string; before: unknown; after: unknown }>(
      `select operation, username, before, after from signa.audit_record where operation like '%Picture%' order by at, sequence`,
    );

  describe('are uploaded', () => {
    it('A-108 A-153 A-175 by their owner, and read at the address returned with the user', async () => {
      const answer = await put(sample.vet, okafor, asFile(await cameraPicture()));
      if (!answer.ok) throw new Error('It is taken');
      const address = answer.data.locationUserProfilePictureUpload.profilePictureThumbnailUrl;
      expect(address).toMatch(/^\/profile-picture\/1\/[\w-]{43}$/);
      expect(await addressOf(okafor)).toBe(address);
      const { userByUsername } = await server.data(sample.vet, 'GetUserByUsername', { username: sample.vet });
      const urls = userByUsername?.locationsUsers.map((held) => [held.id, held.profilePictureThumbnailUrl]);
      expect(new Map(urls as [string, string | null][]).get(okafor)).toBe(address);
      const { locationsUsers } = await server.data(sample.admin, 'LocationsUsers', { locationIds: [sample.wren] });
      const pictured = locationsUsers.data.filter((one) => one.profilePictureThumbnailUrl !== null);
      expect(pictured).toMatchObject([{ id: okafor, profilePictureThumbnailUrl: address }]);

      const shown = await read(address);
      expect(shown.status).toBe(200);
      const image = Buffer.from(await shown.arrayBuffer());
      expect(image.subarray(8, 12).toString()).toBe('WEBP');
      expect(image.includes('Maya Okafor')).toBe(false);
    });

    it('A-108 A-153 for another user by users who manage users there, and by support', async () => {
      expect(await put(sample.admin, natarajan)).toMatchObject({ ok: true });
      expect(await put(sample.support, natarajan)).toMatchObject({ ok: true });
      expect(await put(sample.vet, natarajan)).toMatchObject(refused('FORBIDDEN'));
      expect(await put(sample.staff, okafor)).toMatchObject(refused('FORBIDDEN'));
      expect(await remove(sample.vet, natarajan)).toMatchObject(refused('FORBIDDEN'));
      expect(await addressOf(natarajan)).not.toBeNull();
      const { locationUser } = await server.data(sample.support, 'GetLocationUser', { id: natarajan });
      const seen = locationUser?.profilePictureThumbnailUrl ?? null;
      expect(seen).toBe(await addressOf(natarajan));
      expect(await remove(sample.support, natarajan, seen)).toMatchObject({ ok: true });
      expect(await addressOf(natarajan)).toBeNull();
    });

    it('A-153 A-015 for a user of another practice like for one who does not exist', async () => {
      const nobody = await put(sample.denverVet, '987654321');
      expect(nobody).toMatchObject(refused('NOT_FOUND'));
      expect(await put(sample.denverVet, okafor)).toEqual(nobody);
      expect(await remove(sample.denverVet, okafor)).toEqual(await remove(sample.denverVet, '987654321'));
    });

    it('A-153 and rejected without the right before the file is read', async () => {
      const nonsense = asFile(Buffer.from('nonsense'));
      expect(await put(sample.vet, natarajan, nonsense)).toMatchObject(refused('FORBIDDEN'));
      expect(await put(sample.denverVet, okafor, nonsense)).toMatchObject(refused('NOT_FOUND'));
    });

    it('A-281 A-108 never in a read-only impersonation, and after unlocking it', async () => {
      const asVet = { impersonating: sample.vet };
      await server.data(sample.support, 'StartImpersonation', { username: sample.vet, reason: 'Ticket 4711' });
      try {
        expect(await put(sample.support, okafor, smallPng, asVet)).toMatchObject(refused('FORBIDDEN', viewOnlyText));
        expect(await addressOf(okafor)).toBeNull();
        await server.data(sample.support, 'UnlockImpersonation', {}, asVet);
        expect(await put(sample.support, okafor, smallPng, asVet)).toMatchObject({ ok: true });
      } finally {
        await server.data(sample.support, 'ExitImpersonation', {}, asVet);
      }
    });

    it('A-153 once per key, and a key is not accepted for a second file', async () => {
      const options = { idempotencyKey: crypto.randomUUID() };
      const first = await put(sample.vet, okafor, smallPng, options);
      expect(await put(sample.vet, okafor, smallPng, options)).toEqual(first);
      expect(await put(sample.vet, okafor, bluePng, options)).toMatchObject(refused('CONFLICT'));
      expect(await put(sample.vet, okafor, bluePng)).toMatchObject({ ok: true });
    });

    it('A-108 replacing the last one, whose address then fails', async () => {
      await put(sample.vet, okafor);
      const first = await addressOf(okafor);
      await put(sample.vet, okafor, bluePng);
      const second = await addressOf(okafor);
      expect(second).not.toBe(first);
      expect((await read(first)).status).toBe(404);
      expect((await read(second)).status).toBe(200);
      const [{ count } = { count: null }] = await server.db.asOwner<{ count: number }>(
        'select count(*)::int as count from signa.location_user_picture',
      );
      expect(count).toBe(1);
    });

    it('A-108 A-242 while a form of the user is open, without changing its version', async () => {
      const version = async () =>
        (await server.data(sample.admin, 'GetLocationUser', { id: okafor })).locationUser?.version;
      const before = await version();
      await put(sample.vet, okafor);
      expect(await version()).toBe(before);
    });

    it('A-108 and audited by a fingerprint without the address', async () => {
      const before = (await audit()).length;
      await put(sample.admin, okafor);
      const address = await addressOf(okafor);
      await remove(sample.vet, okafor);
      const told = (await audit()).slice(before);
      expect(told).toMatchObject([
        { operation: 'LocationUserProfilePictureUpload', username: sample.admin, before: { profilePicture: null } },
        { operation: 'RemoveLocationUserProfilePicture', username: sample.vet, after: { profilePicture: null } },
      ]);
      expect(JSON.stringify(told)).not.toContain(address?.split('/').at(-1));
    });
  });

  describe('are rejected', () => {
    it('A-108 with advice, whatever their file name', async () => {
      const of = async (file: Uint8Array<ArrayBuffer>) => await put(sample.vet, okafor, file);
      const issue = (message: string) => ({
        ok: false,
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'file', message }] },
      });
      expect(await of(asFile(Buffer.from('GIF89a')))).toMatchObject(issue(otherKindText('gif')));
      expect(await of(asFile(Buffer.from('<svg/>')))).toMatchObject(issue(otherKindText('svg')));
      expect(await of(asFile(Buffer.from('MZ')))).toMatchObject(issue(otherKindText('other')));
      expect(await of(asFile(bluePng.subarray(0, bluePng.length - 20)))).toMatchObject(issue(pictureTexts.damaged));
      expect(await of(new Uint8Array())).toMatchObject(issue(pictureTexts.empty));
      expect(await addressOf(okafor)).toBeNull();
    });

    const path = `/profile-picture/${okafor}`;
    const headersOf = async (over: Record<string, string> = {}) => ({
      ...callHeaders(await server.token(sample.vet), null),
      'content-type': 'application/octet-stream',
      ...over,
    });

    /** Sends headers and a body that never arrives: the response depends on the headers only. */
    const withoutBody = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const call = send(server.url + path, { method: 'POST', headers }, (response) => {
          resolve(response.statusCode ?? 0);
          call.destroy();
        });
        call.on('error', reject);
        call.flushHeaders();
      });

    it('A-201 A-108 by the headers alone: without a token, with an invalid one, or without the application header', async () => {
      const long = { 'content-type': 'application/octet-stream', 'content-length': '4000000' };
      expect(await withoutBody({ ...callHeaders(null, null), ...long })).toBe(401);
      expect(await withoutBody({ ...callHeaders('nonsense', null), ...long })).toBe(401);
      const { application: _, ...headers }: Record<string, string> = await headersOf(long);
      expect(await withoutBody(headers)).toBe(403);
    });

    it('A-201 A-108 when too long or of another content type', async () => {
      expect(await withoutBody(await headersOf({ 'content-length': '6000000' }))).toBe(413);
      expect(await withoutBody(await headersOf({ 'content-type': 'image/png', 'content-length': '80' }))).toBe(415);
      const body = new Uint8Array(5 * 1024 * 1024 + 1);
      const stream = new Blob([body]).stream();
      const streamed = await fetch(server.url + path, {
        method: 'POST',
        headers: await headersOf(),
        body: stream,
        duplex: 'half',
      } as RequestInit);
      expect(streamed.status).toBe(413);
      expect(await streamed.json()).toMatchObject({ errors: [{ message: pictureTexts.tooLarge }] });
    });

    it('A-207 A-108 during another upload of the same user', async () => {
      const headers = await headersOf({ 'content-length': '80', expect: '100-continue' });
      const first = send(server.url + path, { method: 'POST', headers, agent: false });
      first.on('error', () => undefined);
      await new Promise((resolve) => {
        first.once('continue', resolve);
        first.flushHeaders();
      });
      const response = await fetch(server.url + path, { method: 'POST', headers: await headersOf(), body: smallPng });
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1']);
      expect(await put(sample.admin, okafor)).toMatchObject({ ok: true });
      first.destroy();
      await expect.poll(async () => (await put(sample.vet, okafor)).ok).toBe(true);
    });

    it('A-010 A-201 as JSON, which has its own limit', async () => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: callHeaders(await server.token(sample.vet), null),
        body: JSON.stringify({
          operationName: 'LocationUserProfilePictureUpload',
          variables: { locationUserId: okafor, file: [137, 80, 78, 71] },
        }),
      });
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
      expect(await addressOf(okafor)).toBeNull();
    });

    it('A-153 with a method other than POST', async () => {
      const response = await fetch(server.url + path);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    });
  });

  describe('are served', () => {
    it('A-108 A-206 with headers that make browsers treat them only as a picture of this portal', async () => {
      await put(sample.vet, okafor);
      const address = await addressOf(okafor);
      const { headers } = await read(address);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, max-age=31536000, immutable',
      });
      const head = await read(address, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, headers.get('content-length')]);
      expect((await read(address, { method: 'POST' })).status).toBe(405);
    });

    it('A-108 only with the full address: not for another location or key', async () => {
      await put(sample.vet, okafor);
      const address = (await addressOf(okafor)) ?? '';
      const key = address.split('/').at(-1) ?? '';
      const near = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
      for (const path of [`/profile-picture/2/${key}`, `/profile-picture/1/${near}`, `/profile-picture/3/${key}`]) {
        const answer = await read(path);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      }
    });

    it('A-108 A-018 at an address that is never disclosed to another practice', async () => {
      await put(sample.vet, okafor);
      const address = (await addressOf(okafor)) ?? '';
      const told = [
        await server.call(sample.denverVet, 'GetLocationUser', { id: okafor }),
        await server.call(sample.denverVet, 'LocationsUsers', { locationIds: [sample.wren] }),
        await server.call(sample.denverVet, 'GetUserByUsername', { username: sample.vet }),
      ];
      expect(JSON.stringify(told)).not.toContain(address);
    });
  });

  describe('are removed', () => {
    it('A-108 A-153 by their owner, once, after which the address fails', async () => {
      await put(sample.vet, okafor);
      const address = await addressOf(okafor);
      expect(await remove(sample.vet, okafor, address)).toMatchObject({
        ok: true,
        data: { removeLocationUserProfilePicture: { profilePictureThumbnailUrl: null } },
      });
      expect((await read(address)).status).toBe(404);
      const before = (await audit()).length;
      expect(await remove(sample.vet, okafor, address)).toMatchObject({ ok: true });
      expect((await audit()).length).toBe(before);
    });

    it('A-108 unless another one was uploaded since', async () => {
      await put(sample.vet, okafor);
      const seen = await addressOf(okafor);
      await put(sample.vet, okafor, bluePng);
      expect(await remove(sample.admin, okafor, seen)).toMatchObject(
        refused('CONFLICT', pictureTexts.changedMeanwhile),
      );
      expect(await addressOf(okafor)).not.toBeNull();
      expect(await remove(sample.admin, okafor)).toMatchObject({ ok: true });
    });
  });
});
