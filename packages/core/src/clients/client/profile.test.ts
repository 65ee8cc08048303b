import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { patientToShow, patientsFound, patientsInOrder, selectedPatient, type ProfilePatient } from './index.js';
import { folded } from '../../base/text/index.js';

const patient = (id: string, name: string, over: Partial<ProfilePatient> = {}): ProfilePatient => ({
  id,
  name,
  isActive: true,
  isDeceased: false,
  ...over,
});
const link = (locationPatient: ProfilePatient | null, isActive = true) => ({ isActive, locationPatient });
const nobody = { patientInQuery: null, patientInState: null };

const anyPatient = fc.record({
  id: fc.nat({ max: 40 }).map(String),
  name: fc.constantFrom('Otis', 'otis', 'Juno', 'Ågot', 'Zed'),
  isActive: fc.boolean(),
  isDeceased: fc.boolean(),
});
const patients = fc.uniqueArray(anyPatient, { selector: ({ id }) => id });

describe('the patients of a profile', () => {
  it('C-051 C-053 are those of active links, active ones first, then by name; deceased ones count as inactive', () => {
    const locationPatientClients = [
      link(patient('1', 'Ash', { isDeceased: true })),
      link(patient('2', 'Otis')),
      link(patient('3', 'Birch', { isActive: false })),
      link(patient('4', 'Juno')),
      link(patient('5', 'Gone'), false),
      link(null),
    ];
    expect(patientsInOrder({ locationPatientClients }).map(({ name }) => name)).toEqual([
      'Juno',
      'Otis',
      'Ash',
      'Birch',
    ]);
  });

  test.prop([patients])('C-051 have a stable order, however their links are stored', (given) => {
    const listed = patientsInOrder({ locationPatientClients: given.map((each) => link(each)) });
    const turned = patientsInOrder({ locationPatientClients: given.toReversed().map((each) => link(each)) });
    expect(turned).toEqual(listed);
  });
});

describe('the selected patient', () => {
  const [otis, juno, rex] = [patient('6', 'Otis'), patient('7', 'Juno'), patient('8', 'Rex')];
  const listed = [otis, juno, rex];

  it.each([
    ['the first without anything', nobody, otis],
    ['the one of the query', { patientInQuery: '7', patientInState: '8' }, juno],
    ['the one of the state without a query', { patientInQuery: null, patientInState: '8' }, rex],
    ['the one of the state when the query names a stranger', { patientInQuery: '99', patientInState: '8' }, rex],
    ['the first when both name strangers', { patientInQuery: '99', patientInState: '98' }, otis],
  ])('C-005 is %s', (_, asked, expected) => expect(selectedPatient(listed, asked)).toBe(expected));

  it('C-005 is null when there is none', () =>
    expect(selectedPatient([], { patientInQuery: '7', patientInState: null })).toBeNull());

  const asked = fc.record({ patientInQuery: fc.option(fc.string()), patientInState: fc.option(fc.string()) });
  test.prop([patients, asked])('C-005 is always one of the listed', (given, who) => {
    const found = selectedPatient(given, who);
    expect(given.length === 0 ? found === null : found !== null && given.includes(found)).toBe(true);
  });
});

describe('the patient that a search refers to', () => {
  const [moose, ot, otis, otto, juno] = [
    patient('5', 'Moose'),
    patient('9', 'Ot'),
    patient('6', 'Otis'),
    patient('7', 'Otto'),
    patient('8', "Juno  Belle d'Or"),
  ];
  it.each([
    ['otis', otis],
    ['marcus|juno  b', juno],
    ['D’OR', juno],
    ['oti|ott', otis],
    ['ott|oti', otis],
    ['ot', ot],
    ['mo|ot', ot],
    ['o', moose],
    ['marcus', null],
    ['', null],
  ])('C-005 C-016 for %j is found by exact name or as the first match in the list', (searched, expected) =>
    expect(patientToShow([moose, otis, otto, juno, ot], searched)).toBe(expected),
  );

  const term = fc.constantFrom('ot', 'OTIS', 'ju', 'zed', 'marcus', '', 'å');
  test.prop([patients, fc.array(term, { maxLength: 3 })])(
    'C-005 is always a match if there is one, an exact match first, then the first in the list',
    (given, terms) => {
      const listed = patientsInOrder({ locationPatientClients: given.map((each) => link(each)) });
      const wanted = terms.filter(Boolean).map((each) => each.toLowerCase());
      const matching = listed.filter(({ name }) => wanted.some((each) => name.toLowerCase().includes(each)));
      const exact = matching.filter(({ name }) => wanted.includes(name.toLowerCase()));
      const meant = patientToShow(listed, terms.join('|'));
      expect(meant).toBe((exact.length > 0 ? exact : matching)[0] ?? null);
      const selected = selectedPatient(listed, { patientInQuery: meant?.id ?? null, patientInState: null });
      expect(selected).toBe(meant ?? listed[0] ?? null);
    },
  );
});

describe('the search in the patients of a client', () => {
  const [otis, bella, bella12] = [patient('1', 'Otis'), patient('2', 'Bella'), patient('3', 'Bella  12')];
  const all = [otis, bella, bella12];

  it('C-302 finds by a part of the name in any case, in order, and returns all for an empty search', () => {
    expect(patientsFound(all, 'bel')).toEqual([bella, bella12]);
    expect(patientsFound(all, ' BELLA 12 ')).toEqual([bella12]);
    expect(patientsFound(all, '  ')).toBe(all);
    expect(patientsFound(all, 'x')).toEqual([]);
  });

  test.prop([fc.array(anyPatient), fc.string()])(
    'C-302 C-290 never finds a patient whose name does not contain it',
    (listed, search) => {
      const wanted = folded(search.trim().replace(/\s+/g, ' '));
      for (const { name } of patientsFound(listed, search))
        expect(folded(name.trim().replace(/\s+/g, ' '))).toContain(wanted);
    },
  );
});
