import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeQueryValue } from '../../practice/location/index.js';
import { firstReads, readsThatFollow } from './first-reads.js';

const readsOf = (path: string, query = '') =>
  firstReads({ path, query: new URLSearchParams(query), locationId: '7' }).map(({ name, variables }) => ({
    name,
    variables: JSON.parse(JSON.stringify(variables)) as Record<string, unknown>,
  }));
const own = (path: string, query?: string) => readsOf(path, query).slice(2);

describe('the first reads of a page', () => {
  it('A-004 of every page of a practice: its features, and the number of pending tasks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/', '/dashboard', '/approve', '/history', '/history/12', '/create', '/no'),
        (path) => {
          expect(readsOf(path).slice(0, 2)).toEqual([
            { name: 'featureFlags', variables: { locationId: '7' } },
            { name: 'GetWaitingCounts', variables: { locationId: '7' } },
          ]);
        },
      ),
    );
  });

  it('A-004 P-152 of the dashboard and the queue: their requests, those of the queue by its URL', () => {
    expect(own('/approve').map(({ name }) => name)).toEqual(['GetPrescriptionTasksGrouped']);
    expect(own('/approve/')).toEqual(own('/approve'));
    expect(own('/')).toEqual(own('/dashboard'));
    expect(own('/dashboard', 'page=3')).toEqual(own('/dashboard'));
    expect(own('/approve', 'page=3')).not.toEqual(own('/approve'));
  });

  it('A-004 P-178 of the history: the rows and the total for the filters in its URL', () => {
    const filters = { locationId: '7', view: 'ExpiresSoon', productApprovalTypeFilters: ['AOTC', 'RX', 'OTC'] };
    expect(own('/history', 'view=ExpiresSoon&page=2&size=20')).toEqual([
      { name: 'GetPrescriptionHistory', variables: { ...filters, skip: 20, take: 20 } },
      { name: 'GetPrescriptionCount', variables: filters },
    ]);
  });

  it('A-004 P-144 a record: the record', () => {
    expect(own('/history/481')).toEqual([{ name: 'GetPrescription', variables: { id: '481' } }]);
    expect(own('/history/481x')).toEqual([]);
    expect(own('/history/1234567890123456789')).toEqual([]);
  });

  it("A-004 C-005 of a client's profile: the client, and the patient in the URL", () => {
    const client = { name: 'GetLocationClient', variables: { id: '21' } };
    const named = `patientId=${encodeQueryValue('31')}`;
    expect(own('/clients/profile/21')).toEqual([client]);
    expect(own('/clients/profile/21/', named)).toEqual([
      client,
      { name: 'getLocationPatient', variables: { id: '31' } },
    ]);
    expect(own('/clients/profile/21x')).toEqual([]);
    expect(own('/clients/profile', named)).toEqual([]);
  });

  describe('reads that follow the client', () => {
    const patient = (id: string, name: string, isDeceased = false) => ({
      isActive: true,
      locationPatient: { id, name, isActive: true, isDeceased },
    });
    const client = {
      locationPatientClients: [patient('31', 'Ada', true), patient('33', 'Otis'), patient('32', 'Juno')],
    };
    const following = (path: string, locationClient: unknown, query = '') =>
      readsThatFollow({ path, query: new URLSearchParams(query), locationId: '7' }, [
        { name: 'GetLocationClient', variables: { id: '21' }, data: { locationClient } },
      ]);
    const lists = (locationPatientId: string) => {
      const types = ['AOTC', 'RX', 'OTC'];
      const prescriptions = { locationId: '7', locationPatientId, productApprovalTypeFilters: types };
      const requests = { locationId: '7', locationPatientId };
      return [
        { name: 'GetPrescriptionHistory', variables: { ...prescriptions, skip: 0, take: 5 } },
        { name: 'GetPrescriptionCount', variables: prescriptions },
        { name: 'GetPrescriptionTasks', variables: { ...requests, skip: 0, take: 5 } },
        { name: 'GetPrescriptionTasksCount', variables: requests },
      ];
    };

    it('A-004 C-005 C-054 P-152 the displayed patient, with its requests and prescriptions', () => {
      const juno = { name: 'getLocationPatient', variables: { id: '32' } };
      expect(following('/clients/profile/21', client)).toEqual([juno, ...lists('32')]);
    });

    it('A-004 C-005 for the patient in the URL only its lists: the patient is read together with the client', () => {
      const named = `patientId=${encodeQueryValue('33')}`;
      expect(following('/clients/profile/21', client, named)).toEqual(lists('33'));
      // A patient of another client is not shown.
      const otherPatient = following('/clients/profile/21', client, `patientId=${encodeQueryValue('99')}`);
      expect(otherPatient.map(({ variables }) => variables['id'] ?? variables['locationPatientId'])).toEqual(
        Array(5).fill('32'),
      );
    });

    it('A-004 C-054 P-152 the pages and filters in the URL', () => {
      const asked = following('/clients/profile/21', client, 'active=yes&page=3&size=10&pending=yes&requests=2');
      expect(asked[1]?.variables).toMatchObject({ archived: false, skip: 20, take: 10 });
      expect(asked.at(-2)?.variables).toMatchObject({ status: 'pending', skip: 5, take: 5 });
      expect(asked.at(-1)?.variables).toMatchObject({ status: 'pending' });
    });

    it.each([
      ['without patients', '/clients/profile/21', { locationPatientClients: [] }],
      ['who is not there', '/clients/profile/21', null],
      ['of another page', '/dashboard', client],
    ])('A-004 nothing for a client %s', (_, path, found) => expect(following(path, found)).toEqual([]));

    it('A-004 nothing before the client is known', () => {
      const page = { path: '/clients/profile/21', query: new URLSearchParams(), locationId: '7' };
      expect(readsThatFollow(page, [])).toEqual([]);
    });
  });

  it('A-004 nothing for any other page', () => {
    expect(own('/create/rx')).toEqual([]);
    expect(own('/history/481/print')).toEqual([]);
  });
});
