import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import type { InteractionRule } from './interaction-rule.js';
import { interactionRules } from './interaction-rules.js';
import { ruleTableVersion } from './rule-table-version.js';

it('P-331 the version of the interaction table is deterministic', () => {
  expect(ruleTableVersion()).toMatch(/^[0-9a-f]{16}$/);
  expect(ruleTableVersion()).toBe(ruleTableVersion(structuredClone(interactionRules)));
});

const change = fc.record({
  at: fc.nat(interactionRules.length - 1),
  field: fc.constantFrom(
    'id',
    'message',
    'source',
    'kind',
    'grade',
    'species',
    'product',
    'patient',
    'except' as const,
  ),
});

test.prop([change])('P-331 any change to any row changes the version', ({ at, field }) => {
  const changed = interactionRules.map((rule, index): InteractionRule => {
    if (index !== at) return rule;
    const value: unknown = rule[field];
    if (Array.isArray(value)) return { ...rule, [field]: [...(value as string[]), 'x'] };
    if (field === 'except') return { ...rule, except: rule.except ? null : { field: 'ingredient', value: 'same' } };
    return { ...rule, [field]: `${String(value)}.` };
  });
  expect(ruleTableVersion(changed)).not.toBe(ruleTableVersion());
});

it('P-331 adding, removing or reordering rows changes the version', () => {
  const [first, second, ...rest] = interactionRules;
  if (!first || !second) throw new Error('The table has rows');
  const versions = [interactionRules, [...interactionRules, first], [second, ...rest], [second, first, ...rest]].map(
    (rules) => ruleTableVersion(rules),
  );
  expect(new Set(versions).size).toBe(4);
});
