import { beforeEach, describe, expect, it } from 'vitest';
import { people } from './harness/sign-in.js';
import { openSupportDesk } from './harness/support-desk.js';

const desk = openSupportDesk();
const { json, signa, signInAs } = desk;
beforeEach(async () => {
  await signInAs(people.support);
});

interface FoundUser {
  readonly userId: string;
  readonly locationUserId: string;
  readonly location: string;
  readonly name: string;
  readonly role: string;
}
interface ShownUser {
  readonly isEnabled: boolean;
  readonly assignments: readonly { id: string; location: string; role: string; isActive: boolean }[];
  readonly delegations: readonly { locationUserId: string; delegatedLocationUserId: string; way: string }[];
}
interface Way {
  readonly location: string;
  readonly what: string;
  readonly isAllowed: boolean;
  readonly missing: readonly string[];
}

describe('tickets about users', () => {
  it('A-533 Ticket 5: Which practice is Dr. Ybarra at?', async () => {
    const found = await json<FoundUser[]>('users', 'search', 'ybarra');
    expect(found.map(({ location, role }) => [location, role])).toEqual([['Larkspur Animal Clinic', 'VET']]);
    const priya = await json<FoundUser[]>('users', 'search', 'natarajan');
    expect(priya.map(({ location }) => location).sort()).toEqual([
      'Battenkill Pet Wellness Center',
      'Wren Street Animal Hospital',
    ]);
  });

  it('A-193 Ticket 6: Priya works in two places; what is she there?', async () => {
    const { assignments, isEnabled } = await json<ShownUser>('user', people.staff);
    expect(isEnabled).toBe(true);
    expect(assignments.map(({ location, role, isActive }) => [location, role, isActive]).sort()).toEqual([
      ['Battenkill Pet Wellness Center', 'STAFF', true],
      ['Wren Street Animal Hospital', 'STAFF', true],
    ]);
  });

  it('A-193 A-316 Ticket 7: Beth cannot sign in', async () => {
    expect(await json<ShownUser>('user', 'beth.maddox@signa.test')).toMatchObject({ isEnabled: false });
    const ways = await json<Way[]>('why', 'beth.maddox@signa.test', 'AddPrescription');
    expect(ways.every(({ isAllowed }) => !isAllowed)).toBe(true);
    expect(ways.flatMap(({ missing }) => missing)).toContain('The account is disabled, so nobody can sign in with it.');
    const priya = await json<Way[]>('why', people.staff, 'AddPrescription');
    expect(JSON.stringify(priya)).not.toContain('The account is disabled');
  });

  it('A-193 Ticket 8: Who can sign for Dr. Lindqvist?', async () => {
    const { delegations } = await json<ShownUser>('user', 'tomas.lindqvist@signa.test');
    const luis = await json<FoundUser[]>('users', 'search', 'ferreira', '--location', '1');
    expect(delegations).toMatchObject([{ way: 'given', delegatedLocationUserId: luis[0]?.locationUserId }]);
    const samuel = await json<ShownUser>('user', 'samuel.oyelaran@signa.test');
    expect(samuel.delegations).toEqual([]);
  });

  it("A-316 Ticket 9: Luis could sign for Dr. Lindqvist, and can't for Dr. Okafor", async () => {
    const ways = await json<Way[]>('why', 'luis.ferreira@signa.test', 'AddPrescription', '--location', '1');
    const isAllowedFor = (name: string) =>
      ways.filter(({ what }) => what.includes(name)).some(({ isAllowed }) => isAllowed);
    expect(isAllowedFor('on behalf of Dr. Tomás Lindqvist')).toBe(true);
    expect(isAllowedFor('on behalf of Dr. Maya Okafor')).toBe(false);
    const priya = await json<Way[]>('why', people.staff, 'AddPrescription', '--location', '1');
    expect(priya.filter(({ what, isAllowed }) => what.includes('Maya Okafor') && isAllowed)).not.toEqual([]);
  });

  it('A-316 Ticket 10: Dr. Ybarra says she cannot write at Wren Street', async () => {
    const refused = await signa('why', people.denverVet, 'AddPrescription', '--location', '1');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain(`${people.denverVet} is assigned to no location 1.`);
    const own = await json<Way[]>('why', people.denverVet, 'AddPrescription', '--location', '3');
    expect(own.some(({ isAllowed }) => isAllowed)).toBe(true);
  });

  it('A-537 Ticket 11: Why can I, as support, not do this myself?', async () => {
    expect(await json<Way[]>('why', 'me', 'AddPrescription')).toMatchObject([
      { isAllowed: false, missing: ['Support users can do this only while impersonating a user of the practice.'] },
    ]);
    expect(await json<Way[]>('why', 'me', 'UpdateRole')).toMatchObject([
      { isAllowed: false, missing: ['Only the admin support group can do this.'] },
    ]);
    const audit = async () => (await json<Way[]>('why', 'me', 'GetAudit', '--location', '2'))[0]?.isAllowed;
    expect(await audit()).toBe(false);
    expect((await signa('audit', 'list', '--location', '2')).code).toBe(4);
    expect((await signa('support', 'open', '--location', '2', '--reason', 'Ticket 11')).code).toBe(0);
    expect(await audit()).toBe(true);
    expect((await signa('audit', 'list', '--location', '2')).code).toBe(0);
    await signInAs(people.adminSupport);
    expect(await json<Way[]>('why', people.adminSupport, 'UpdateRole')).toMatchObject([{ isAllowed: true }]);
  });

  it('A-194 Ticket 12: Which roles can authorize?', async () => {
    const roles = await json<readonly { name: string; canAuthorize: boolean }[]>('roles');
    const named = (can: boolean) => roles.filter(({ canAuthorize }) => canAuthorize === can).map(({ name }) => name);
    expect(named(true)).toEqual(expect.arrayContaining(['VET', 'VETADMIN']));
    expect(named(false)).toEqual(expect.arrayContaining(['STAFF', 'ADMIN']));
    const { out } = await signa('roles', '--jq', '.[] | select(.canAuthorize) | .name');
    expect(out.trim().split('\n').sort()).toEqual(named(true).sort());
  });

  it('A-196 A-533 Ticket 13: Luis left; please deactivate him', async () => {
    const [luis] = await json<FoundUser[]>('users', 'search', 'ferreira', '--location', '1');
    const id = luis?.locationUserId ?? '';
    expect((await signa('location-user', 'deactivate', id)).code).toBe(2);
    expect(await json<FoundUser[]>('users', 'search', 'ferreira')).toHaveLength(1);
    expect((await signa('location-user', 'deactivate', id, '--yes')).code).toBe(0);
    expect(await json<FoundUser[]>('users', 'search', 'ferreira')).toEqual([]);
    expect(await json<FoundUser[]>('users', 'search', 'ferreira', '--all')).toMatchObject([{ locationUserId: id }]);
    expect((await signa('location-user', 'activate', id, '--yes')).code).toBe(0);
    expect(await json<FoundUser[]>('users', 'search', 'ferreira')).toHaveLength(1);
  });
});
