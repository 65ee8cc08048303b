import { expect, it } from 'vitest';
import { bundleFault } from './tree-shaking.mjs';

it('A-570 rejects a bundle of one rule that keeps what nothing uses', () => {
  expect(bundleFault('mayIssue', 30_000, 30_000)).toBeNull();
  expect(bundleFault('mayIssue', 30_001, 30_000)).toContain('mayIssue takes 30001 bytes');
});
