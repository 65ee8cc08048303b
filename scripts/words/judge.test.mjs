import { describe, expect, it } from 'vitest';
import { faultsIn, judge, maxSentenceWords, lowered } from './judge.mjs';

const messages = (path, text) => faultsIn(path, text).map(({ line, message }) => `${line} ${message.split(':')[0]}`);
const words = (count) => Array(count).fill('word').join(' ');

describe('the words in a file', () => {
  it('are checked in comments, and nowhere else in code', () => {
    const text = "// Somebody is told.\nconst told = room;\n/** The server\n * stands here. */\nconst wall = 'told';\n";
    expect(messages('scripts/a.mjs', text)).toEqual(["1 'told'", "1 'somebody'", "4 'stands'"]);
  });

  it('are checked in test titles', () => {
    const text =
      "it('tells of a room', () => {});\nit.each([1])(`A-1 is drawn ${1} meanwhile`, () => {});\nexpect('was told so');\n";
    expect(messages('packages/server/src/a.test.ts', text)).toEqual([
      "1 'tells of'",
      "1 'room'",
      "2 'drawn'",
      "2 'meanwhile'",
    ]);
  });

  it('are checked in displayed texts, but not in names, types or SQL', () => {
    const text =
      "const a = 'Somebody changed it';\nconst b = <p>It was told to all</p>;\ntype C = 'told of it';\nconst d = 'told';\n";
    expect(messages('packages/web/src/a.tsx', text)).toEqual(["1 'somebody'", "2 'told'"]);
    expect(messages('packages/server/src/a.ts', "const sql = 'update stands held';\n")).toEqual([]);
  });

  it('are checked in documents, except in code, link targets and comments', () => {
    const text = '# Walls\n\n`told` [text](told.md)\n\n```\ntold\n```\n<!-- told -->\nIt is told.\n';
    expect(messages('docs/a.md', text)).toEqual(["1 'walls'", "9 'told'"]);
  });

  it.each([
    'It stands for nothing, and stands alone.',
    'Lay out the exam room.',
    'The license holder signs in.',
    'A background, a placeholder, a standing order.',
  ])('are accepted in their usual meaning: %s', (text) => {
    expect(messages('docs/a.md', text)).toEqual([]);
  });
});

describe('the length of sentences', () => {
  it('is limited in documents', () => {
    expect(messages('docs/a.md', `${words(maxSentenceWords)}.\n\n${words(maxSentenceWords + 1)}.`)).toEqual([
      `3 a sentence of ${maxSentenceWords + 1} words; at most ${maxSentenceWords}`,
    ]);
    expect(messages('scripts/a.mjs', `// ${words(maxSentenceWords + 1)}.`)).toEqual([]);
  });

  it('ends with a sentence, a list item and a table cell', () => {
    const half = words(30);
    for (const between of ['. ', '\n\n', '\n- ', '\n1. ', ' | ']) {
      expect(messages('docs/a.md', half + between + half)).toEqual([]);
    }
  });
});

describe('the baseline', () => {
  const faults = (count) => Array(count).fill({ line: 1, message: "'told': write reported" });

  it('requires exactly the recorded count of every file', () => {
    expect(judge({ 'a.md': faults(2) }, { 'a.md': 2 })).toEqual([]);
    expect(judge({ 'a.md': faults(3) }, { 'a.md': 2 })).toEqual([
      expect.stringMatching(/^a\.md: 3 where 2 are allowed\n {2}a\.md:1 'told'/),
    ]);
    expect(judge({ 'b.md': faults(1) }, {})).toEqual([expect.stringContaining('b.md: 1 where 0 are allowed')]);
    expect(judge({ 'a.md': faults(1) }, { 'a.md': 2 })).toEqual(['a.md: 1 instead of 2; lower the count']);
    expect(judge({}, { 'gone.md': 2 })).toEqual(['gone.md: 0 instead of 2; lower the count']);
  });

  it('can be lowered and moved with a file, but never raised', () => {
    expect(lowered({ 'a.md': faults(1), 'b.md': [] }, { 'a.md': 2, 'b.md': 1 })).toEqual({ counts: { 'a.md': 1 } });
    expect(lowered({ 'new.md': faults(2) }, { 'old.md': 2 })).toEqual({ counts: { 'new.md': 2 } });
    expect(lowered({ 'a.md': faults(2), 'b.md': [] }, { 'a.md': 1, 'b.md': 5 })).toHaveProperty('refused');
    expect(lowered({ 'a.md': faults(2), 'new.md': faults(1) }, { 'a.md': 2 })).toHaveProperty('refused');
    expect(lowered({ 'a.md': faults(2) }, null)).toEqual({ counts: { 'a.md': 2 } });
  });
});
