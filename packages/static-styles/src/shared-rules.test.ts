// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sharedRules } from './shared-rules.js';

const share = (rules: Record<string, string>) => sharedRules(new Map(Object.entries(rules)));

describe('sharedRules', () => {
  it('writes a declaration once for all classes that have it', () => {
    expect(share({ a: '.a{color:red;margin:0;}', b: '.b{margin:0;color:red;}', c: '.c{margin:0;}' })).toBe(
      '.a,.b{color:red}\n.a,.b,.c{margin:0}',
    );
  });

  it('keeps at-rules, selectors and the text of strings', () => {
    const css = `@media print{.a:hover>.a{content:"};";background:url(data:x;y);}}`;
    expect(share({ a: css })).toBe('@media print{.a:hover>.a{content:"};";background:url(data:x;y)}}');
  });

  it('keeps the order of declarations that can override each other', () => {
    expect(share({ a: '.a{padding:0;padding-left:1px;}', b: '.b{padding-left:1px;padding:0;}' })).toBe(
      '.a{padding:0}\n.a,.b{padding-left:1px}\n.b{padding:0}',
    );
  });

  it('writes rules for other elements before the rules of those elements', () => {
    expect(share({ a: '.a{color:red;}', b: '.b{margin:0;}.b>*{color:blue;}.x>.b:hover{color:red;}' })).toBe(
      '.b>*{color:blue}\n.a{color:red}\n.b{margin:0}\n.x>.b:hover{color:red}',
    );
  });
});
