import { expect, it } from 'vitest';
import {
  copyTooltipMs,
  helpClientRecheckMs,
  nearExpiryMonths,
  noticeMs,
  pollingMs,
  searchDebounceMs,
} from './index.js';

it('P-228 A-186 C-190 P-016 P-038 waits 300 ms after the last keystroke', () => {
  expect(searchDebounceMs).toBe(300);
});

it('P-152 P-175 P-228 refreshes approvals and counts every 30 seconds, paged task lists every 5 minutes', () => {
  expect(pollingMs).toEqual({ approvals: 30_000, dashboardCounts: 30_000, pagedTasks: 5 * 60_000 });
});

it('A-188 C-191 reloads the impersonation ID every 10 seconds', () => {
  expect(helpClientRecheckMs).toBe(10_000);
});

it('P-224 C-188 shows notices of prescribing for 1.5 seconds, others for 5, a copy tooltip for half a second', () => {
  expect(noticeMs).toEqual({ prescribing: 1500, general: 5000 });
  expect(copyTooltipMs).toBe(500);
});

it('P-228 P-139 treats a date within one month as expiring soon', () => {
  expect(nearExpiryMonths).toBe(1);
});
