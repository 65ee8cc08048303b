import { expect, it } from 'vitest';
import { reassignIssue, reassignTexts } from './index.js';

const from = { id: '1', locationId: '7' };
const vet = { id: '2', locationId: '7', isActive: true, role: { isActive: true, canAuthorize: true } };
const said = (over: object) => reassignIssue(from, { ...vet, ...over }).map(({ message }) => message);

it('A-457 reassigns requests only to another vet who is active at the location and can authorize', () => {
  expect(said({})).toEqual([]);
  expect(said({ id: '1' })).toEqual([reassignTexts.same]);
  for (const over of [
    { locationId: '8' },
    { isActive: false },
    { role: { isActive: false, canAuthorize: true } },
    { role: { isActive: true, canAuthorize: false } },
  ])
    expect(said(over)).toEqual([reassignTexts.unfit]);
});
