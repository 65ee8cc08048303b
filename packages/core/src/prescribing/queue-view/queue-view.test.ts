import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { defaultQueueFilters, parseQueueFilters, type QueueFilters } from '../task/index.js';
import {
  builtInViewIds,
  builtInViews,
  currentView,
  defaultViewOf,
  opensDefaultView,
  queueAddress,
  type QueueView,
  viewAddress,
  viewQuery,
} from './index.js';

const day = '2026-11-20';
const delegation = { locationUserId: '12', delegatedLocationUserId: '21', lastDay: day };
const vet = { locationUserId: '11', canAuthorize: true, delegations: [] };
const technician = { locationUserId: '21', canAuthorize: false, delegations: [delegation] };
const names = (views: readonly QueueView[]) => views.map(({ name }) => name);
const query = (text: string) => new URLSearchParams(text);

describe('the built-in views', () => {
  it('P-451 offer a vet all pending requests, their own, those ready to sign and those that waited over a day', () => {
    expect(names(builtInViews(vet, day))).toEqual(['All pending', 'Mine', 'Ready to sign', 'Waiting over a day']);
  });

  it('P-451 offer Mine only to who authorizes, or who has a delegation on that day', () => {
    expect(names(builtInViews(technician, day))).toContain('Mine');
    expect(names(builtInViews(technician, '2026-11-21'))).not.toContain('Mine');
    expect(names(builtInViews({ ...technician, delegations: [] }, day))).not.toContain('Mine');
    expect(names(builtInViews({ ...vet, locationUserId: null }, day))).not.toContain('Mine');
  });

  it('P-451 list the longest waiting first, except the one of all requests, which is the queue as it opens', () => {
    const [all, ...others] = builtInViews(vet, day);
    expect(all?.filters).toEqual(defaultQueueFilters);
    expect(others.map(({ filters }) => viewQuery(filters))).toEqual([
      'mine=yes&sort=waiting',
      'ready=yes&sort=waiting',
      'waiting=1&sort=waiting',
    ]);
  });
});

describe('the address of a view', () => {
  const views = [
    ...builtInViews(vet, day),
    { id: 'own', name: 'Gabapentin', filters: { ...defaultQueueFilters, name: 'gabapentin' } },
    { id: 'same', name: 'The same', filters: { ...defaultQueueFilters, name: 'gabapentin' } },
  ];
  const filters: fc.Arbitrary<QueueFilters> = fc
    .record({
      isMine: fc.boolean(),
      name: fc.constantFrom('', 'otis'),
      sort: fc.constantFrom('newest', 'waiting', 'due'),
      isAutoship: fc.option(fc.boolean()),
    })
    .map((change) => ({ ...defaultQueueFilters, ...change }));

  it('P-454 contains the filters, so that another user sees the same requests', () => {
    expect(viewAddress(views[1]!).toString()).toBe('mine=yes&sort=waiting&view=mine');
    expect(currentView(query('name=gabapentin&view=of+another+user'), views)?.view.id).toBe('own');
    expect(currentView(query('name=otis&view=of+another+user'), views)).toBeNull();
  });

  it('P-454 names the view it began with, and tells whether its filters or its order were changed', () => {
    const inView = (text: string) => {
      const found = currentView(query(text), views);
      return found && [found.view.id, found.isChanged];
    };
    expect(inView('mine=yes&sort=waiting&view=mine')).toEqual(['mine', false]);
    expect(inView('mine=yes&sort=waiting&view=mine&page=3')).toEqual(['mine', false]);
    expect(inView('mine=yes&sort=due&view=mine')).toEqual(['mine', true]);
    expect(inView('mine=yes&sort=waiting&autoship=yes&view=mine')).toEqual(['mine', true]);
    expect(inView('name=gabapentin&view=same')).toEqual(['same', false]);
    expect(inView('')).toEqual(['all', false]);
    expect(inView('autoship=yes')).toBeNull();
  });

  test.prop([filters])('P-454 of any view shows it unchanged, and never opens the default view', (given) => {
    const view = { id: 'any', name: 'Any', filters: given };
    const address = viewAddress(view);
    expect(currentView(address, [...views, view])).toEqual({ view, isChanged: false });
    expect(parseQueueFilters(address)).toEqual(given);
    expect(opensDefaultView(address)).toBe(false);
  });

  test.prop([filters, fc.constantFrom('', 'open=1.2', 'view=own', 'page=2', 'status=all')])(
    'P-454 after a change of filters always lists those, whatever the default view is',
    (given, before) => {
      const address = queueAddress(given, query(before));
      expect(parseQueueFilters(address)).toEqual(given);
      expect(opensDefaultView(address)).toBe(false);
    },
  );

  it('P-454 of every pending request names its view, which ends with the first filter', () => {
    const after = (change: Partial<QueueFilters>, before: string) =>
      queueAddress({ ...defaultQueueFilters, ...change }, query(before)).toString();
    expect(after({}, 'autoship=yes')).toBe('view=all');
    expect(after({ isAutoship: true }, 'view=all')).toBe('autoship=yes');
    expect(after({ isAutoship: true }, 'view=mine&mine=yes')).toBe('view=mine&autoship=yes');
  });

  it.each([
    ['', true],
    ['utm_source=mail', true],
    ['view=all', false],
    ['open=90.task-90', false],
    ['type=ExpiringRx', false],
    ['status=pending', false],
    ['page=2', false],
    ['sort=due', false],
  ])('P-454 %j opens the default view: %s', (text, opens) => {
    expect(opensDefaultView(query(text))).toBe(opens);
  });

  it('P-454 opens with all pending requests when the default view is no longer offered', () => {
    expect(defaultViewOf(views, 'own').name).toBe('Gabapentin');
    expect(defaultViewOf(views, 'gone').id).toBe('all');
    expect(defaultViewOf(builtInViews({ ...technician, delegations: [] }, day), 'mine').id).toBe('all');
    expect(builtInViewIds).toContain('mine');
  });
});
