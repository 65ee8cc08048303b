import { describe, expect, it } from 'vitest';
import { fieldsOf, variablesOf } from './contract.test-data.js';

describe('the answers to support, and what practices read of them', () => {
  it('A-429 OpenSupportAccess takes a location and a reason, and both operations return until when it is valid', () => {
    expect(variablesOf('OpenSupportAccess')).toEqual(['locationId: ID!', 'reason: String!']);
    expect(variablesOf('GetSupportAccess')).toEqual(['locationId: ID!']);
    const answered = ['locationId', 'reason', 'openedAt', 'expiresAt'];
    for (const name of ['OpenSupportAccess', 'GetSupportAccess'] as const)
      expect(fieldsOf(name)).toEqual(expect.arrayContaining(answered));
  });

  it('A-434 the records of impersonations contain the actions and changes as text', () => {
    const told = ['what', 'changes.field', 'changes.before', 'changes.after'];
    expect(fieldsOf('GetImpersonations')).toEqual(expect.arrayContaining(told.map((field) => `data.entries.${field}`)));
    expect(fieldsOf('GetUnreadImpersonations')).toEqual(
      expect.arrayContaining(told.map((field) => `entries.${field}`)),
    );
  });
});
