import { expect, it } from 'vitest';
import { importedNameText, importFinishedNotice, importNamesText, importUndoneNotice } from './text.js';

it('C-254 shows how many were removed and how many stayed', () => {
  expect(importUndoneNotice(2, 0)).toEqual({ status: 'success', title: 'Import Undone', description: '2 removed.' });
  expect(importUndoneNotice(2, 1).description).toBe('2 removed, 1 kept.');
  expect(importedNameText({ noun: 'client', id: '1', name: 'Jane Doe' })).toBe('Client Jane Doe');
  expect(importedNameText({ noun: 'patient', id: '2', name: 'Miso' })).toBe('Miso');
});

it('C-267 shows who was imported once it is complete, and nothing without any', () => {
  expect(importFinishedNotice([])).toBeNull();
  expect(importFinishedNotice(['Miso'])).toEqual({
    ...{ status: 'success', title: '1 Patient Imported', description: 'Miso' },
  });
  expect(importFinishedNotice(['Miso', 'Nori'])?.title).toBe('2 Patients Imported');
});

it('C-267 lists up to four names, else three and the number of others', () => {
  expect(importNamesText([], 0)).toBe('');
  expect(importNamesText(['Miso'], 1)).toBe('Miso');
  expect(importNamesText(['Miso', 'Nori'], 2)).toBe('Miso and Nori');
  expect(importNamesText(['Miso', 'Nori', 'Kiki', 'Otis'], 4)).toBe('Miso, Nori, Kiki and Otis');
  expect(importNamesText(['Miso', 'Nori', 'Kiki', 'Otis', 'Rex'], 12)).toBe('Miso, Nori, Kiki and 9 more');
});
