import { patientsInOrder } from '@signa/core/clients';
import { describe, expect, it } from 'vitest';
import { sample } from '../testing/sample-server.js';
import { contentOf, own, openPortals } from './portal.testing.js';

const { world, call, whoIs, signIn } = openPortals();

describe('the portal document', () => {
  it('A-004 contains the user, a token, and the answers of the first calls', async () => {
    const { browser } = await signIn();
    const html = await (await browser.go(`${world.portal.url}/approve`)).text();
    const { session, answers, config } = contentOf(html);
    expect(config).toEqual({ issuer: 'x' });
    expect(session?.username).toBe(sample.vet);
    expect(await whoIs(session?.token ?? '')).toMatchObject({ ok: true });
    const names = answers.map(({ name }) => name);
    expect(names).toEqual([
      'GetUserByUsername',
      'GetSupportUser',
      'featureFlags',
      'GetWaitingCounts',
      'GetPrescriptionTasksGrouped',
    ]);
    const grouped = answers.find(({ name }) => name === 'GetPrescriptionTasksGrouped');
    expect(await call(session?.token ?? '', 'GetPrescriptionTasksGrouped', grouped?.variables as never)).toMatchObject({
      ok: true,
      data: grouped?.data,
    });
  });

  it('A-004 P-178 contains the rows and count of the history, and a record', async () => {
    const { browser } = await signIn();
    const ownAnswers = async (path: string) =>
      contentOf(await (await browser.go(world.portal.url + path)).text()).answers.slice(4);
    const [rows, count] = await ownAnswers('/history?size=20');
    expect([rows?.name, count?.name]).toEqual(['GetPrescriptionHistory', 'GetPrescriptionCount']);
    const [row] = (rows!.data as { prescriptionHistory: { id: string }[] }).prescriptionHistory;
    expect(await ownAnswers(`/history/${row?.id}`)).toMatchObject([
      { name: 'GetPrescription', data: { prescription: { id: row?.id } } },
    ]);
  });

  it('A-004 C-005 C-054 P-152 contains a client, the displayed patient, and its requests and prescriptions', async () => {
    const { browser } = await signIn();
    const ownAnswers = async (path: string) =>
      contentOf(await (await browser.go(world.portal.url + path)).text()).answers.slice(4);
    const eleanor = '1';
    const [client, shown, ...lists] = await ownAnswers(`/clients/profile/${eleanor}`);
    expect([client?.name, shown?.name]).toEqual(['GetLocationClient', 'getLocationPatient']);
    const { locationClient } = client!.data as { locationClient: Parameters<typeof patientsInOrder>[0] };
    const { locationPatient } = shown!.data as { locationPatient: { id: string } };
    const listed = patientsInOrder(locationClient).map(({ id }) => id);
    expect(locationPatient.id).toBe(listed[0]);
    expect(lists.map(({ name, variables }) => [name, variables['locationPatientId']])).toEqual([
      ['GetPrescriptionHistory', listed[0]],
      ['GetPrescriptionCount', listed[0]],
      ['GetPrescriptionTasks', listed[0]],
      ['GetPrescriptionTasksCount', listed[0]],
    ]);
    const named = await ownAnswers(`/clients/profile/${eleanor}?patientId=${btoa(listed.at(-1) ?? '')}`);
    expect(named.slice(0, 2).map(({ variables }) => variables)).toEqual([{ id: eleanor }, { id: listed.at(-1) }]);
    expect(named).toHaveLength(6);
  });

  it('A-004 A-020 requests nothing that the user cannot read', async () => {
    const { browser } = await signIn();
    const askedFor = async () => {
      const before = world.portal.asked.length;
      await browser.go(`${world.portal.url}/approve`);
      return world.portal.asked.slice(before);
    };
    expect(await askedFor()).toContain('GetPrescriptionTasksGrouped');
    const [isVet, canView] = [`role_id = (select id from signa.role where name = 'VET')`, 'set can_view ='];
    const seen = await world.db.asOwner<{ module_id: string }>(
      `update signa.role_module ${canView} false where ${isVet} and can_view returning module_id`,
    );
    expect(await askedFor()).not.toContain('GetPrescriptionTasksGrouped');
    await world.db.asOwner(`update signa.role_module ${canView} true where ${isVet} and module_id = any($1)`, [
      seen.map(({ module_id }) => module_id),
    ]);
    expect(await askedFor()).toContain('GetPrescriptionTasksGrouped');
  });

  it("A-018 uses the preferred location only if it is the user's own", async () => {
    const { browser } = await signIn();
    const locations = async (wished: string) => {
      const page = await browser.give(world.portal.host, 'signa-location', wished).go(`${world.portal.url}/approve`);
      return contentOf(await page.text()).answers.flatMap(
        ({ variables }) => (variables['locationId'] as string | undefined) ?? [],
      );
    };
    expect(new Set(await locations(sample.battenkill))).toEqual(new Set([sample.battenkill]));
    expect(new Set(await locations(sample.larkspur))).not.toContain(sample.larkspur);
  });

  it('P-356 contains its time, with and without a session', async () => {
    const inThreeDays = new Date(Date.parse(world.clock.now()) + 3 * 86_400_000).toISOString().slice(0, 10);
    world.clock.set(`${inThreeDays}T12:00:00.000Z`);
    const { browser } = await signIn();
    for (const sent of [fetch(`${world.portal.url}/approve`), browser.go(`${world.portal.url}/approve`)])
      expect(contentOf(await (await sent).text()).at).toMatch(new RegExp(`^${inThreeDays}T12:`));
  });

  it('A-011 contains no data without a session, after its end, or in a frame', async () => {
    const nobody = async (response: Promise<Response>) => contentOf(await (await response).text());
    expect(await nobody(fetch(`${world.portal.url}/approve`))).toMatchObject({ session: null, answers: [] });
    const { browser } = await signIn();
    const framed = browser.go(`${world.portal.url}/`, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(await nobody(framed)).toMatchObject({ session: null });
    await browser.go(`${world.portal.url}/session/sign-out`, { method: 'POST', headers: own });
    expect(await nobody(browser.go(`${world.portal.url}/`))).toMatchObject({ session: null });
  });

  it('A-015 no text of a record can end its element', async () => {
    await world.db.asOwner(
      `update signa.location set name = '</script><script>alert(1)</script><!--' where id = ${sample.wren}`,
    );
    const { browser } = await signIn();
    const html = await (await browser.go(`${world.portal.url}/`)).text();
    expect(html).not.toContain('alert(1)</script>');
    expect(JSON.stringify(contentOf(html))).toContain('alert(1)');
  });
});
