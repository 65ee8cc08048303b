import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutationNames, queryNames } from '../../contract/index.js';
import { mainRoutes } from '../../practice/location/index.js';
import { impersonationEntryWords, type StoredImpersonationEntry, pageWords } from './index.js';

const words = (entry: Partial<StoredImpersonationEntry>) =>
  impersonationEntryWords({ kind: 'read', operation: null, subject: null, subjectName: null, page: null, ...entry });
const hana = { subject: 'client:7', subjectName: 'Hana Kobayashi' };

describe('what support did as a user', () => {
  it('A-434 shows pages, reads, changes and refused calls as text', () => {
    expect(words({ kind: 'page', page: '/clients/profile/11?tab=pets' })).toBe('Clients › Client profile');
    expect(words({ kind: 'page', page: '/' })).toBe('Home');
    expect(words({ ...hana, operation: 'GetLocationClient' })).toBe('Client Hana Kobayashi: profile');
    expect(words({ operation: 'GetPrescriptionTasksGrouped' })).toBe('Requests, by client');
    expect(words({ ...hana, kind: 'write', operation: 'UpdateLocationClient' })).toBe(
      'Changed a client: Client Hana Kobayashi',
    );
    expect(words({ kind: 'refused', operation: 'UpdateLocationClient' })).toBe('Change a client');
    expect(words({ kind: 'refused', operation: 'HelpClient' })).toBe('Ordered on behalf of a client');
    expect(words({ kind: 'unlocked' })).toBe('');
  });

  it('A-434 names every page of a practice, and no path of an unknown one', () => {
    for (const route of mainRoutes) expect(pageWords(route.replace(/\{\w+\}/g, '11'))).not.toBe('Another page');
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(pageWords(path)).not.toMatch(/\/|\d/);
      }),
    );
  });

  it('A-434 shows no operation, ID or path, whatever was called', () => {
    const kinds = ['read', 'write', 'refused'] as const;
    for (const operation of [...queryNames, ...mutationNames])
      for (const kind of kinds)
        for (const subject of [null, 'client:123', 'task:456']) {
          const text = words({ kind, operation, subject });
          expect(text).not.toMatch(/[a-z][A-Z]|\d|\//);
        }
  });
});
