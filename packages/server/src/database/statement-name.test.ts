import { beforeEach, expect, it, vi } from 'vitest';

let statementName: (text: string) => string | undefined;
beforeEach(async () => {
  // Earlier names are kept for as long as the process runs.
  vi.resetModules();
  ({ statementName } = await import('./statement-name.js'));
});

it('names each statement once, by its text, and leaves patterns unnamed', () => {
  const first = statementName('select 1');
  expect(first).toEqual(expect.any(String));
  expect(statementName('select 1')).toBe(first);
  expect(statementName('select 2')).not.toBe(first);
  expect(statementName(`select from t where a like 'x%'`)).toBeUndefined();
});

it('names 200 statements and leaves later ones unnamed', () => {
  const texts = Array.from({ length: 201 }, (_, at) => `select ${at}`);
  const named = texts.map((text) => statementName(text));
  expect(named.slice(0, 200)).not.toContain(undefined);
  expect(new Set(named).size).toBe(201);
  expect(named[200]).toBeUndefined();
  expect(texts.map((text) => statementName(text))).toEqual(named);
});
