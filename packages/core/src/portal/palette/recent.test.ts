import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { keepsRecents, paletteKey, readRecents, recentLimits, withRecent, type PaletteRecord } from './index.js';
import { beatrix, dumpling, records, selegiline } from './palette.test-data.js';

const numbered = (id: number): PaletteRecord => ({ ...beatrix, id: String(id) });

describe('recent records', () => {
  it('P-290 begin with the latest, without duplicates, under its current name', () => {
    const renamed = { ...beatrix, title: 'Beatrix Zhao' };
    expect(withRecent([dumpling, beatrix], renamed)).toEqual([renamed, dumpling]);
    // Another kind with the same ID is another record.
    expect(withRecent([{ ...dumpling, id: '5' }], beatrix)).toHaveLength(2);
  });

  it('P-290 are stored up to twelve, of which five are shown', () => {
    const many = Array.from({ length: 30 }, (_, id) => numbered(id)).reduce<PaletteRecord[]>(withRecent, []);
    expect(many).toHaveLength(12);
    expect(many[0]?.id).toBe('29');
    expect(recentLimits).toEqual({ kept: 12, shown: 5 });
  });

  it('P-290 are not stored while impersonating', () => {
    expect(keepsRecents({ kind: 'practice' })).toBe(true);
    expect(keepsRecents({ kind: 'impersonating' })).toBe(false);
    expect(keepsRecents({ kind: 'support' })).toBe(false);
  });

  it('P-290 are parsed from storage, without invalid ones', () => {
    expect(readRecents(JSON.stringify(records))).toEqual(records);
    expect(readRecents(JSON.stringify([{ ...selegiline, patient: null }]))).toHaveLength(1);
    const broken = [
      null,
      'x',
      { ...beatrix, kind: 'screen' },
      { ...beatrix, id: 5 },
      { ...beatrix, title: null },
      { ...beatrix, notes: 'x' },
      { ...beatrix, notes: [1] },
      { ...dumpling, clientId: undefined },
      { ...dumpling, species: 'unicorn' },
      { ...selegiline, drug: 1 },
      { ...selegiline, rxNumber: 26 },
      { ...selegiline, patient: 'x' },
      { ...selegiline, patient: {} },
      { ...records[3], family: null },
    ];
    expect(readRecents(JSON.stringify([...broken, beatrix]))).toEqual([beatrix]);
    expect(readRecents(JSON.stringify({ length: 1 }))).toEqual([]);
    expect(readRecents('{')).toEqual([]);
    expect(readRecents(null)).toEqual([]);
  });

  test.prop([fc.jsonValue()])('P-290 never fail to parse, whatever the storage contains', (value) => {
    expect(readRecents(JSON.stringify(value))).toEqual([]);
  });

  test.prop([fc.array(fc.constantFrom(...records, numbered(1), numbered(2)))])(
    'P-290 never contain duplicates',
    (opened) => {
      const kept = opened.reduce<PaletteRecord[]>(withRecent, []);
      expect(new Set(kept.map(paletteKey)).size).toBe(kept.length);
      expect(kept[0]).toEqual(opened.at(-1));
    },
  );
});
