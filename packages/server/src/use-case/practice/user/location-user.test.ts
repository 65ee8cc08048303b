import type { LocationUserInput } from '@signa/core/contract';
import { deaNumberTexts } from '@signa/core/practice';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { answersEveryId } from '../../../testing/practice-systems.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

/** Location users of the sample: Dr. Okafor and Priya Natarajan at Wren Street. */
const okafor = '1';
const natarajan = '4';
const phone = { phoneTypeId: 3, phoneNumber: '518 555 0199' };
const forbidden = { ok: false, failure: { code: 'FORBIDDEN' } };

describeOnOneDatabase('a user at a location', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make(), { EZYVET: answersEveryId });
    server.clock.set('2026-11-23T15:00:00.000Z');
  });
  afterAll(() => server.close());
  afterEach(() => expect(server.reported).toEqual([]));

  const read = async (id: string, as: string = sample.support) => {
    const { locationUser } = await server.data(as, 'GetLocationUser', { id });
    if (!locationUser) throw new Error('The location user is there');
    return locationUser;
  };
  const update = async (as: string, id: string, input: LocationUserInput) =>
    server.call(as, 'UpdateLocationUser', { id, input: { version: (await read(id)).version, ...input } });

  it('A-098 A-104 A-152 changes their own record', async () => {
    const answer = await update(sample.vet, okafor, {
      displayName: ' Dr. Maya Okafor-Reed ',
      title: 'DVM',
      deaLicense: 'FO1234563',
      deaLicenseExpiration: '2027-01-01',
      locationUserPhones: [phone, phone],
    });
    expect(answer).toMatchObject({
      ok: true,
      data: { updateLocationUser: { displayName: 'Dr. Maya Okafor-Reed', title: 'DVM' } },
    });
    const after = await read(okafor, sample.vet);
    expect(after).toMatchObject({ deaLicense: 'FO1234563', deaLicenseExpiration: '2027-01-01' });
    expect(after.locationUserPhones.filter(({ isActive }) => isActive)).toMatchObject([
      { phoneNumber: '5185550199', phoneTypeId: 3 },
    ]);
  });

  it('A-460 accepts a DEA number of the business or its address, in capitals, and keeps a stored one unchanged', async () => {
    for (const typed of ['fw 1234563', 'F91234563']) {
      expect(await update(sample.vet, okafor, { deaLicense: typed })).toMatchObject({ ok: true });
      expect((await read(okafor)).deaLicense).toBe(typed.toUpperCase().replace(' ', ''));
    }
    await server.db.asOwner(`update signa.location_user set dea_license = 'OLD 1' where id = ${okafor}`);
    expect(await update(sample.vet, okafor, { deaLicense: 'OLD 1', deaLicenseExpiration: '2027-02-01' })).toMatchObject(
      {
        ok: true,
      },
    );
    expect(await update(sample.vet, okafor, { deaLicense: 'FO1234563' })).toMatchObject({ ok: true });
  });

  it('A-097 A-088 A-152 A-093 only support changes emails, and only users who manage users change status and PIMS id', async () => {
    for (const input of [{ email: 'm@x.example' }, { notificationEmail: 'm@x.example' }, { pimsId: '7' }])
      expect(await update(sample.vet, okafor, input)).toMatchObject(forbidden);
    expect(await update(sample.vet, okafor, { isActive: false })).toMatchObject(forbidden);
    expect(await update(sample.admin, okafor, { email: 'm@x.example' })).toMatchObject(forbidden);
    expect(await update(sample.admin, okafor, { pimsId: '777' })).toMatchObject({ ok: true });
    expect((await read(okafor)).pimsId).toBe('777');
  });

  it('A-093 A-272 is linked with a PIMS user who is linked with no one else here', async () => {
    const brandt = '8';
    expect(await update(sample.admin, brandt, { pimsId: ' 308 ' })).toMatchObject({ ok: true });
    expect((await read(brandt)).pimsId).toBe('308');
    expect(await update(sample.admin, natarajan, { pimsId: '308' })).toMatchObject({
      failure: {
        code: 'CONFLICT',
        message: `This PIMS user is already linked to ${(await read(brandt)).displayName}.`,
      },
    });
    // Sending the stored value is not a new link, and the link can be removed again.
    expect(await update(sample.admin, brandt, { pimsId: '308' })).toMatchObject({ ok: true });
    expect(await update(sample.admin, brandt, { pimsId: '' })).toMatchObject({ ok: true });
    expect((await read(brandt)).pimsId).toBeNull();
  });

  it('A-093 is not linked where the location has no account', async () => {
    await server.db.asOwner('update signa.location set pims_account_id = null where id = 1');
    try {
      expect(await update(sample.admin, natarajan, { pimsId: '309' })).toMatchObject({
        failure: {
          code: 'BAD_USER_INPUT',
          message: 'The selected user has incomplete data.',
          issues: [{ path: 'input.pimsId' }],
        },
      });
      expect((await read(natarajan)).pimsId).toBeNull();
    } finally {
      await server.db.asOwner(`update signa.location set pims_account_id = 'wren-street-01' where id = 1`);
    }
  });

  it('A-093 two users linked with one PIMS user concurrently are not both linked', async () => {
    const all = await Promise.all([natarajan, '8', '9'].map((id) => update(sample.admin, id, { pimsId: '999' })));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await update(sample.staff, okafor, { displayName: 'Maya' })).toMatchObject(forbidden);
    expect(
      await update(sample.support, okafor, { email: 'maya@x.example', notificationEmail: 'maya@x.example' }),
    ).toMatchObject({ ok: true });
    expect(await read(okafor)).toMatchObject({ email: 'maya@x.example', notificationEmail: 'maya@x.example' });
  });

  it.each<[LocationUserInput, string, string]>([
    [{ displayName: '' }, 'displayName', 'This field is required'],
    [{ displayName: 'Maya 2' }, 'displayName', 'Should be alphabetical characters and Space'],
    [{ title: 'Prof.' }, 'title', 'Choose one of the listed titles'],
    [{ notificationEmail: 'x' }, 'notificationEmail', 'The input is not valid E-mail!'],
    [{ locationUserPhones: [] }, 'locationUserPhones', 'At least 1 phone number is required'],
    [{ vetLicenseNumber: '' }, 'vetLicenseNumber', 'Vet License is required'],
    [{ vetLicenseState: null }, 'vetLicenseState', 'Please provide vet license state'],
    [{ vetLicenseExpiration: null }, 'vetLicenseExpiration', 'Please provide your vet license date'],
    [{ deaLicense: 'F'.repeat(21) }, 'deaLicense', deaNumberTexts.form],
    [{ deaLicense: 'FO1234567' }, 'deaLicense', deaNumberTexts.checkDigit],
    [{ deaLicense: 'FX1234563' }, 'deaLicense', deaNumberTexts.name('Okafor')],
  ])('A-096 A-098 A-099 A-100 A-103 A-104 A-460 rejects %j at its field', async (input, path, message) => {
    const before = await read(okafor);
    expect(await update(sample.support, okafor, input)).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', issues: [{ path, message }] },
    });
    expect(await read(okafor)).toEqual(before);
  });

  it('A-100 C-037 has each number and type once, and no phone of another type, even when deactivating the user', async () => {
    const cell = { phoneTypeId: 1, phoneNumber: '5185550199' };
    const phonesOf = async () =>
      (await read(natarajan)).locationUserPhones.flatMap(({ isActive, uuid, phoneTypeId, phoneNumber }) =>
        isActive ? [{ uuid, phoneTypeId, phoneNumber }] : [],
      );
    const typed = { locationUserPhones: [phone, cell, { ...phone, phoneNumber: '5185550199' }] };
    expect(await update(sample.admin, natarajan, typed)).toMatchObject({ ok: true });
    const stored = await phonesOf();
    expect(stored).toMatchObject([{ ...phone, phoneNumber: '5185550199' }, cell]);
    expect(await update(sample.admin, natarajan, { locationUserPhones: [...stored, phone, cell] })).toMatchObject({
      ok: true,
    });
    expect(await phonesOf()).toEqual(stored);
    for (const isActive of [true, false])
      expect(
        await update(sample.admin, natarajan, {
          isActive,
          locationUserPhones: [...stored, { ...cell, phoneTypeId: 6 }],
        }),
      ).toMatchObject({
        failure: {
          code: 'BAD_USER_INPUT',
          issues: [{ path: 'locationUserPhones.2.phoneTypeId', message: 'Choose one of the listed phone types' }],
        },
      });
    expect(await read(natarajan)).toMatchObject({ isActive: true });
    expect(await phonesOf()).toEqual(stored);
  });

  it('A-100 A-090 deactivates and reactivates a user without a phone and at their last active location', async () => {
    expect(await update(sample.admin, natarajan, { isActive: false, locationUserPhones: [] })).toMatchObject({
      ok: true,
      data: { updateLocationUser: { isActive: false, isPrimary: false } },
    });
    const other = '9';
    const off = { id: other, input: { isActive: false } };
    expect(await server.call(sample.admin, 'UpdateLocationUser', off)).toMatchObject({ ok: true });
    expect(await server.call('luis.ferreira@signa.test', 'Roles', {})).toMatchObject({ ok: true });
    expect(
      await server.call('luis.ferreira@signa.test', 'LocationsUsers', { locationIds: [sample.wren] }),
    ).toMatchObject(forbidden);
    expect(
      await server.call(sample.admin, 'UpdateLocationUser', { id: other, input: { isActive: true } }),
    ).toMatchObject({ data: { updateLocationUser: { isActive: true, isPrimary: true } } });
    expect(await update(sample.admin, natarajan, { isActive: true })).toMatchObject({ ok: true });
  });

  it('A-242 requires the version that was read, except for the status alone', async () => {
    expect(
      await server.call(sample.admin, 'UpdateLocationUser', { id: okafor, input: { displayName: 'Maya' } }),
    ).toMatchObject({ failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'input.version' }] } });
    expect(await update(sample.admin, okafor, { version: 1, displayName: 'Maya' })).toMatchObject({
      failure: { code: 'CONFLICT' },
    });
  });

  it('A-152 is recorded with the values before and after', async () => {
    await update(sample.admin, okafor, { title: 'Dr.' });
    const [last] = await server.db.asOwner(
      `select operation, subject, before ->> 'title' as "before", after ->> 'title' as "after", location_user_id::text as "by"
       from signa.audit_record where location_id = 1 order by sequence desc limit 1`,
    );
    expect(last).toEqual({ operation: 'UpdateLocationUser', subject: 'user:1', before: 'DVM', after: 'Dr.', by: '5' });
  });
});
