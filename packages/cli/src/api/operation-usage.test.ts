import { mutationNames, queryNames } from '@signa/core/contract';
import { describe, expect, it } from 'vitest';
import { json, signa, supportAt } from '../testing/support.js';

describe('arguments of operations', () => {
  it('A-300 lists every operation with its arguments and types', async () => {
    const list = supportAt({});
    expect(await signa(list, 'api', '--list', '--json')).toBe(0);
    expect(json(list)).toHaveLength(queryNames.length + mutationNames.length);
    expect(json(list)).toContainEqual({ name: 'GetPrescription', kind: 'query', takes: ['id: ID!'] });
    expect(list.requests).toEqual([]);
  });

  it('A-300 shows the arguments of one operation, the fields of its input, and an example call', async () => {
    const help = supportAt({});
    expect(await signa(help, 'api', 'UpdateLocationUser', '--help', '--json')).toBe(0);
    expect(json(help)).toMatchObject({
      kind: 'mutation',
      call: 'signa api UpdateLocationUser id=… input=…',
      takes: [
        { name: 'id', type: 'ID!', fields: [] },
        { name: 'input', fields: expect.arrayContaining(['isActive: Boolean', 'version: Int']) as unknown },
      ],
    });
    const nested = supportAt({});
    expect(await signa(nested, 'api', 'AddLocation', '--help', '--json')).toBe(0);
    expect(json(nested)).toMatchObject({
      takes: [
        {
          fields: expect.arrayContaining([
            'locationPhones: [PhoneInput!]!',
            'locationPhones.phoneNumber: String!',
            'locationAddresses.zip: String!',
          ]) as unknown,
        },
      ],
    });
    const usage = supportAt({});
    expect(await signa(usage, 'api', '--help')).toBe(0);
    expect(usage.out.join('\n')).toContain('Usage: signa api');
    const misspelled = supportAt({});
    expect(await signa(misspelled, 'api', 'updatelocationuser', '--help')).toBe(2);
  });

  it('A-300 A-297 filters the data of an operation', async () => {
    const answers = { GetPrescription: { data: { prescription: { id: '12', directions: 'Give once' } } } };
    const filtered = supportAt(answers);
    await signa(filtered, 'api', 'GetPrescription', 'id=12', '--jq', '.prescription.directions');
    expect(filtered.out).toEqual(['Give once']);
  });
});
