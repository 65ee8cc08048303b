import { describe, expect, it } from 'vitest';
import { nothingChosen } from './choice.js';
import { createByLabels, createByOf, visitOfCreateBy } from './create-by.js';
import { visitOfFamily } from './family-visit.js';
import { visitAfterSubmit } from './leave.js';
import { isOfficeUseVariant } from './office-use-variant.js';
import { selectionFromUrl, visitOfChoice } from './selection-address.js';
import { isAt } from './visit.js';

describe('office-use variant', () => {
  it.each([
    ['/officeuserx/create/rx/product-selection', null, true],
    ['/officeuserx/create/rx/product-selection/', undefined, true],
    ['/officeuserx/create/rx', {}, true],
    ['/create/rx/product-selection/', { isOfficeUse: true }, true],
    ['/create/rx/product-selection/', { isOfficeUse: 'true' }, false],
    ['/create/rx/product-selection/', null, false],
    ['/create/rx/product-selection/?next=/officeuserx/', 'isOfficeUse', false],
  ])('P-031 is determined by path or state: %s with %j', (path, state, isOfficeUse) => {
    expect(isOfficeUseVariant(path, state)).toBe(isOfficeUse);
  });

  it('P-031 has its own URL, which then needs no state', () => {
    const input = selectionFromUrl({
      pathname: '/create/rx/product-selection',
      query: new URLSearchParams(),
      state: { isOfficeUse: true },
    });
    expect(visitOfChoice(input)).toEqual({
      path: '/officeuserx/create/rx/product-selection',
      search: '',
      history: 'replace',
    });
  });
});

describe('a visit', () => {
  const choice = { ...nothingChosen, productFamily: 'Cytopoint' };
  const there = visitOfChoice({ isOfficeUse: false, parties: { clientId: '21', patientId: '31' }, choice });

  it('P-028 keeps other parameters and removes stale ones', () => {
    const others = new URLSearchParams('productStrength=NTA%3D&tab=2');
    const { search } = visitOfChoice(
      { isOfficeUse: false, parties: { clientId: null, patientId: null }, choice },
      others,
    );
    expect(search).toBe('?tab=2&productFamily=Q3l0b3BvaW50');
  });

  it('P-010 P-028 matches with or without a trailing slash, in any order and escaping', () => {
    const pathname = '/create/rx/product-selection';
    const search = '?productFamily=Q3l0b3BvaW50&patientId=MzE=&clientId=MjE%3d';
    expect(isAt(there, { pathname, search })).toBe(true);
    expect(isAt(there, { pathname: `${pathname}/`, search })).toBe(true);
    expect(isAt(there, { pathname, search: `${search}&productId=NDA=` })).toBe(false);
    expect(isAt(there, { pathname: '/create/rx/', search })).toBe(false);
  });
});

describe('after a submit', () => {
  const parties = { clientId: '21', patientId: '31' };

  it.each([
    [
      'P-040 the client profile with the patient',
      { parties, isOfficeUse: false },
      '/clients/profile/21?patientId=MzE%3D',
    ],
    [
      'P-040 the client profile',
      { parties: { ...parties, patientId: null }, isOfficeUse: false },
      '/clients/profile/21',
    ],
    ['P-040 /create', { parties: { clientId: null, patientId: null }, isOfficeUse: false }, '/create'],
    ['P-040 the office-use page', { parties, isOfficeUse: true }, '/officeuserx'],
  ])('%s replaces the form', (_, purpose, address) => {
    const { path, search, history } = visitAfterSubmit(purpose);
    expect([`${path}${search}`, history]).toEqual([address, 'replace']);
  });
});

describe('/create', () => {
  it('P-012 offers to search by client and by product', () => {
    expect(Object.values(createByLabels)).toEqual(['Search by Client', 'Search by Product']);
  });

  it.each([
    ['', 'client'],
    ['createBy=client', 'client'],
    ['createBy=product', 'product'],
    ['createBy=Product', 'client'],
    ['createBy=', 'client'],
  ])('P-012 reads %j as %s', (query, createBy) => {
    expect(createByOf(new URLSearchParams(query))).toBe(createBy);
  });

  it('P-012 toggles in place', () => {
    expect(visitOfCreateBy('product', new URLSearchParams('createBy=client&tab=2'))).toEqual({
      path: '/create',
      search: '?createBy=product&tab=2',
      history: 'replace',
    });
  });

  it('P-012 opens step 1 of the selection for a family', () => {
    expect(visitOfFamily('Cytopoint')).toEqual({
      path: '/create/rx/product-selection/',
      search: '?productFamily=Q3l0b3BvaW50',
      history: 'push',
    });
  });
});
