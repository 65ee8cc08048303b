import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  checkImportUpload,
  importFileTexts,
  importLimits,
  importPartPath,
  maxImportParts,
  readImportPartPath,
} from './index.js';

const said = (name: string, size: number) => checkImportUpload({ name, size }).map(({ message }) => message);

describe('a file to upload', () => {
  it('C-330 is accepted up to the maximum size, whatever its ending', () => {
    expect(said('clients.csv', 1)).toEqual([]);
    expect(said('PATIENTS.TXT', importLimits.bytes)).toEqual([]);
    expect(said('export', 5)).toEqual([]);
  });

  it.each([
    ['', 5, importFileTexts.noName],
    ['  ', 5, importFileTexts.noName],
    [`${'x'.repeat(importLimits.name)}.csv`, 5, importFileTexts.longName],
    ['clients.xlsx', 5, importFileTexts.workbook],
    ['Clients.XLS', 5, importFileTexts.workbook],
    ['clients.zip', 5, importFileTexts.workbook],
    ['clients.csv', 0, importFileTexts.empty],
    ['clients.csv', importLimits.bytes + 1, importFileTexts.tooLarge],
  ])('C-330 is rejected with what to do: %s of %i bytes', (name, size, text) => {
    expect(said(name, size)).toEqual([text]);
  });

  test.prop([fc.nat().map(String), fc.uuid(), fc.nat({ max: maxImportParts })])(
    'C-330 is sent to a path that names its parts',
    (locationId, uploadId, number) => {
      const address = { locationId, uploadId, number };
      expect(readImportPartPath(importPartPath(address))).toEqual(address);
    },
  );

  it.each(['/import-file', '/import-file/1/x/0', '/import-file/x/00000000-0000-4000-8000-000000000000/0', '/graphql'])(
    'C-330 has no other path: %s',
    (path) => {
      expect(readImportPartPath(path)).toBeNull();
    },
  );

  it('C-330 of the maximum size fits in the maximum number of parts', () => {
    expect(maxImportParts * importLimits.partBytes).toBeGreaterThanOrEqual(importLimits.bytes);
    expect((maxImportParts - 1) * importLimits.partBytes).toBeLessThan(importLimits.bytes);
  });
});
