import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { clientAddedNotice, clientErrorNotice, clientName, clientUpdatedNotice } from './index.js';

it("C-015 a client's name is first and last name", () => {
  expect(clientName({ firstName: ' Eleanor ', lastName: 'Whitfield', email: 'e@w.example' })).toBe('Eleanor Whitfield');
  expect(clientName({ firstName: null, lastName: 'Whitfield' })).toBe('Whitfield');
});

it('C-015 an inactive client without a name is shown by email, and without one by a placeholder', () => {
  expect(clientName({ firstName: null, lastName: ' ', email: 'e@w.example' })).toBe('e@w.example');
  expect(clientName({ firstName: null, lastName: null, email: null })).toBe('Unnamed client');
});

const part = fc.option(fc.string());
test.prop([part, part, part])('C-015 a client always has a name to click', (firstName, lastName, email) => {
  expect(clientName({ firstName, lastName, email }).trim()).not.toBe('');
});

it('C-026 C-184 notices after a client was added or changed, or after that failed', () => {
  expect(clientAddedNotice).toEqual({
    status: 'success',
    title: 'Create Successfully',
    description: 'Create Client Profile',
  });
  expect(clientUpdatedNotice).toEqual({
    status: 'success',
    title: 'Update Successfully',
    description: 'Update Client Profile',
  });
  expect(clientErrorNotice('create', 'Not now')).toEqual({
    status: 'error',
    title: 'Error create locationClient profile',
    description: 'Not now',
  });
  expect(clientErrorNotice('update', null)).toEqual({
    status: 'error',
    title: 'Error update locationClient profile',
  });
});
