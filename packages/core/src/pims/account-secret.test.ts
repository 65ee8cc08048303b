import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { accountSecretIssue, accountSecretMask, accountSecretMaximum, newAccountSecret } from './index.js';

describe('the secret of an account', () => {
  it('A-122 shows as 32 asterisks, which mean that it stays, as do nothing and blanks', () => {
    expect(accountSecretMask).toBe('********************************');
    for (const sent of [undefined, null, '', '  ', accountSecretMask, ` ${accountSecretMask} `]) {
      expect(newAccountSecret(sent)).toBeNull();
      expect(accountSecretIssue(sent)).toBeNull();
    }
    expect(newAccountSecret(' key-1\n')).toBe('key-1');
    expect(newAccountSecret('*'.repeat(31))).toBe('*'.repeat(31));
  });

  it('A-122 has at most 200 characters, each of which a header can hold', () => {
    expect(accountSecretMaximum).toBe(200);
    expect(accountSecretIssue('x'.repeat(200))).toBeNull();
    expect(accountSecretIssue('x'.repeat(201))).toMatchObject({ path: 'pimsAccountSecret', code: 'too-long' });
    for (const odd of ['two words', 'line\nbreak', 'schlüssel', '🔑'])
      expect(accountSecretIssue(odd)).toMatchObject({ path: 'pimsAccountSecret', code: 'not-plain' });
  });

  test.prop([fc.string({ unit: 'binary', minLength: 4, maxLength: 300 })])(
    'A-123 is never part of what is said of it',
    (secret) => {
      const issue = accountSecretIssue(`#${secret}#`);
      if (issue) expect(issue.message).not.toContain(`#${secret}#`);
    },
  );
});
