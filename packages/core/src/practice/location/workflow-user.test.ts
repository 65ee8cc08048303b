import { expect, it } from 'vitest';
import { workflowUsers } from './index.js';

it('P-072 workflow users are the active users of the location', () => {
  const people = [
    { id: '1', isActive: true },
    { id: '2', isActive: false },
  ];
  expect(workflowUsers(people).map(({ id }) => id)).toEqual(['1']);
});
