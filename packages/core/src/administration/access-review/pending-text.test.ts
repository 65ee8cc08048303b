import { expect, it } from 'vitest';
import { pendingOfText } from './index.js';

it("A-456 shows the number of a user's pending requests", () => {
  expect([1, 23].map((count) => pendingOfText(count, 'Dr. Maya Okafor'))).toEqual([
    '1 pending request is assigned to Dr. Maya Okafor.',
    '23 pending requests are assigned to Dr. Maya Okafor.',
  ]);
});
