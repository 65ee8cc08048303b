import { expect, it } from 'vitest';
import { permissionTable } from './table.js';

it('A-513 asking and answering need the rights to write, and nobody answers in the name of a vet', () => {
  const { AddPrescription, GetExternalCheck, AnswerExternalCard } = permissionTable;
  expect(GetExternalCheck.practice).toEqual(AddPrescription.practice);
  expect(AnswerExternalCard.practice).toEqual(AddPrescription.practice);
  expect([GetExternalCheck.support, AnswerExternalCard.support]).toEqual(['no', 'no']);
  expect(AnswerExternalCard.impersonating).toBe('no');
});
