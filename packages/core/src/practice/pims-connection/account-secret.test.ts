import { fc, test } from '@fast-check/vitest';
import { buildSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../contract/documents.js';
import { accountSecretIssue, accountSecretMask, accountSecretMaximum, newAccountSecret } from './index.js';

describe('the secret of an account', () => {
  it('A-122 shows as 32 asterisks; sending them, nothing or spaces keeps it', () => {
    expect(accountSecretMask).toBe('********************************');
    for (const sent of [undefined, null, '', '  ', accountSecretMask, ` ${accountSecretMask} `]) {
      expect(newAccountSecret(sent)).toBeNull();
      expect(accountSecretIssue(sent)).toBeNull();
    }
    expect(newAccountSecret(' key-1\n')).toBe('key-1');
    expect(newAccountSecret('*'.repeat(31))).toBe('*'.repeat(31));
  });

  it('A-122 has at most 200 characters, all of them valid in a header', () => {
    expect(accountSecretMaximum).toBe(200);
    const longest = 'x'.repeat(200);
    for (const sent of [longest, ` ${longest}\n`]) {
      expect(accountSecretIssue(sent)).toBeNull();
      expect(newAccountSecret(sent)).toBe(longest);
    }
    expect(accountSecretIssue('x'.repeat(201))).toEqual({
      path: 'pimsAccountSecret',
      code: 'too-long',
      message: 'Enter at most 200 characters',
    });
    for (const odd of ['two words', 'line\nbreak', 'schlüssel', '🔑'])
      expect(accountSecretIssue(odd)).toMatchObject({ path: 'pimsAccountSecret', code: 'not-plain' });
  });

  it('A-122 accepts every printable ASCII character, and no other', () => {
    for (let code = 0; code <= 0x100; code += 1) {
      const sent = `a${String.fromCharCode(code)}b`;
      expect(accountSecretIssue(sent) === null, `character ${code}`).toBe(code > 0x20 && code < 0x7f);
      expect(newAccountSecret(sent)).toBe(sent);
    }
  });

  it('A-122 is sent only with UpdateLocation, and never returned', () => {
    const holders = Object.values(buildSchema(schemaText).getTypeMap()).filter(
      (type) =>
        (isInputObjectType(type) || isObjectType(type)) && Object.keys(type.getFields()).includes('pimsAccountSecret'),
    );
    expect(holders.map(({ name }) => name)).toEqual(['UpdateLocationInput']);
    const takers = Object.values(buildSchema(schemaText).getMutationType()?.getFields() ?? {}).filter(({ args }) =>
      args.some(({ type }) => getNamedType(type).name === 'UpdateLocationInput'),
    );
    expect(takers.map(({ name }) => name)).toEqual(['updateLocation']);
  });

  test.prop([fc.string({ unit: 'binary', minLength: 4, maxLength: 300 })])(
    'A-123 never appears in a message',
    (secret) => {
      const issue = accountSecretIssue(`#${secret}#`);
      if (issue) expect(issue.message).not.toContain(`#${secret}#`);
    },
  );
});
