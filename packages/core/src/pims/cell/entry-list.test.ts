import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { listText, readList } from './index.js';

const entry = fc
  .oneof(fc.string(), fc.stringMatching(/^[;\\ a]{1,5}$/))
  .map((text) => text.trim())
  .filter((text) => text !== '');

describe('a list in a cell', () => {
  test.prop([fc.array(entry)])('A-325 is read back as written', (entries) => {
    expect(readList(listText(entries))).toEqual(entries);
  });
});
