import { expect, it } from 'vitest';
import { clientLinkedNotice, linkFailedNotice, patientLinkedToPimsNotice } from './index.js';

it('C-116 C-186 names the linked record', () => {
  expect(clientLinkedNotice).toMatchObject({ title: 'PIMS Link', description: 'Client Successfully Linked' });
  expect(patientLinkedToPimsNotice.title).toBe('Patient Successfully Linked');
});

it('C-092 shows why linking failed', () => {
  expect(linkFailedNotice('There was an error')).toEqual({
    status: 'error',
    title: 'PIMS Link',
    description: 'There was an error',
  });
});
