import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeQueryValue } from '../practice/index.js';
import { firstReads, readsThatFollow } from './first-reads.js';

const readsOf = (path: string, query = '') =>
  firstReads({ path, query: new URLSearchParams(query), locationId: '7' }).map(({ name, variables }) => ({
    name,
    variables: JSON.parse(JSON.stringify(variables)) as Record<string, unknown>,
  }));
const own = (path: string, query?: string) => readsOf(path, query).slice(2);

describe('what a page asks for first', () => {
  it('A-004 every page of a practice: its features, and how much waits', () => {
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

  it('A-004 P-152 the dashboard and the queue: their requests, the queue by its address', () => {
    expect(own('/approve').map(({ name }) => name)).toEqual(['GetPrescriptionTasksGrouped']);
    expect(own('/approve/')).toEqual(own('/approve'));
    expect(own('/')).toEqual(own('/dashboard'));
    expect(own('/dashboard', 'page=3')).toEqual(own('/dashboard'));
    expect(own('/approve', 'page=3')).not.toEqual(own('/approve'));
  });

  it('A-004 P-178 the history: the rows and the number of what its address filters', () => {
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

  it('A-004 C-005 the profile of a client: the client, and the patient whom the address names', () => {
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

  it('A-004 C-005 the profile of a client without a patient in its address: the one who shows, once the client is there', () => {
    const patient = (id: string, name: string, isDeceased = false) => ({
      isActive: true,
      locationPatient: { id, name, isActive: true, isDeceased },
    });
    const answered = (locationClient: unknown) => [
      { name: 'GetLocationClient' as const, variables: { id: '21' }, data: { locationClient } },
    ];
    const following = (path: string, client: unknown, query = '') =>
      readsThatFollow({ path, query: new URLSearchParams(query), locationId: '7' }, answered(client));
    const client = {
      locationPatientClients: [patient('31', 'Ada', true), patient('33', 'Otis'), patient('32', 'Juno')],
    };
    expect(following('/clients/profile/21', client)).toEqual([{ name: 'getLocationPatient', variables: { id: '32' } }]);
    expect(following('/clients/profile/21', client, `patientId=${encodeQueryValue('33')}`)).toEqual([]);
    expect(following('/clients/profile/21', { locationPatientClients: [] })).toEqual([]);
    expect(following('/clients/profile/21', null)).toEqual([]);
    expect(following('/dashboard', client)).toEqual([]);
    expect(readsThatFollow({ path: '/clients/profile/21', query: new URLSearchParams(), locationId: '7' }, [])).toEqual(
      [],
    );
  });

  it('A-004 any other page: nothing more', () => {
    expect(own('/create/rx')).toEqual([]);
    expect(own('/history/481/print')).toEqual([]);
  });
});
