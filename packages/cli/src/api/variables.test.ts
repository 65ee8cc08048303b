import { expect, it } from 'vitest';
import { readVariables } from './variables.js';

it('A-191 reads each value as its type says', () => {
  expect(
    readVariables('GetPrescriptionHistory', [
      'locationId=1',
      'take=5',
      'archived=false',
      'rxStatusFilters=DRAFT,CREATED',
      'prescribingVetId=null',
    ]),
  ).toEqual({
    locationId: '1',
    take: 5,
    archived: false,
    rxStatusFilters: ['DRAFT', 'CREATED'],
    prescribingVetId: null,
  });
});

it('A-191 reaches into an input with dots, or takes it as JSON', () => {
  const expected = { id: '7', input: { declineReason: 'Due for exam' } };
  expect(readVariables('DeclinePrescription', ['id=7', 'input.declineReason=Due for exam'])).toEqual(expected);
  expect(readVariables('DeclinePrescription', ['id=7', 'input={"declineReason":"Due for exam"}'])).toEqual(expected);
});

it('A-191 refuses what does not fit', () => {
  expect(() => readVariables('DeclinePrescription', ['id=7', 'input.reason=x'])).toThrow('takes no input.reason');
  expect(() => readVariables('DeclinePrescription', ['id=7', 'input=x'])).toThrow('input takes JSON');
  expect(() => readVariables('GetPrescriptionHistory', ['locationId=1', 'archived=maybe'])).toThrow(
    'archived takes true or false',
  );
});
