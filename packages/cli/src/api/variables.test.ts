import { expect, it } from 'vitest';
import { readVariables } from './variables.js';

it('A-191 parses each value by its type', () => {
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

it('A-191 sets a field of an input with dots, or the whole input as JSON', () => {
  const expected = { id: '7', input: { declineReason: 'Due for exam' } };
  expect(readVariables('DeclinePrescription', ['id=7', 'input.declineReason=Due for exam'])).toEqual(expected);
  expect(readVariables('DeclinePrescription', ['id=7', 'input={"declineReason":"Due for exam"}'])).toEqual(expected);
});

it('A-191 rejects invalid arguments', () => {
  expect(() => readVariables('DeclinePrescription', ['id=7', 'input.reason=x'])).toThrow('takes no input.reason');
  expect(() => readVariables('DeclinePrescription', ['id=7', 'input=x'])).toThrow('input takes JSON');
  expect(() => readVariables('GetPrescriptionHistory', ['locationId=1', 'archived=maybe'])).toThrow(
    'archived takes true or false',
  );
});
