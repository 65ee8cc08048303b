import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { controlledIssue } from './controlled-issue.test-proof.js';
import { issueAuthority } from './issue-authority.test-proof.js';
import { pageOf } from './page.test-proof.js';
import { prescriptionSteps } from './prescription-lifecycle.test-proof.js';
import { issueButton, issueRouting, paper } from './print-routing.test-proof.js';
import { type Proof, prove, type Proved } from './prove.test-proof.js';
import { taskSteps } from './task-lifecycle.test-proof.js';

const proofs = [
  issueAuthority,
  controlledIssue,
  prescriptionSteps,
  taskSteps,
  issueRouting,
  issueButton,
  paper,
] as const;

const proved = new Map<string, Proved>();
const proveOnce = <Facts extends object>(proof: Proof<Facts>): Proved => {
  const answer = proved.get(proof.title) ?? prove(proof);
  proved.set(proof.title, answer);
  return answer;
};

function holds<Facts extends object>(proof: Proof<Facts>): void {
  const { combinations, judged, faults } = proveOnce(proof);
  expect(faults).toEqual([]);
  expect(combinations).toBe(
    Object.values<readonly unknown[]>(proof.dimensions).reduce((all, one) => all * one.length, 1),
  );
  // Each row applies to something, and together they apply to each combination once.
  expect(judged.every((count) => count > 0)).toBe(true);
  expect(judged.reduce((sum, count) => sum + count, 0)).toBe(combinations);
}

describe('every combination of a finite input', () => {
  it('A-370 P-068 P-069 A-072 A-073 A-241 A-268 A-269: who can authorize', () => {
    holds(issueAuthority);
  });

  it('A-370 P-043 P-063 P-114 P-115: who can issue a controlled product', () => {
    holds(controlledIssue);
  });

  it('A-370 P-122 P-123 P-124 P-125 P-126 P-127 P-128 P-129 P-130 P-131 P-132 P-133 P-134: prescription lifecycle', () => {
    holds(prescriptionSteps);
  });

  it('A-370 P-155 P-156 P-157 P-158 P-159 P-160 P-161: request lifecycle', () => {
    holds(taskSteps);
  });

  it('A-370 P-099 P-114 P-123 P-124 P-125: issue targets', () => {
    holds(issueRouting);
    holds(issueButton);
  });

  it('A-370 P-146: what can be printed', () => {
    holds(paper);
  });

  it('A-371 is documented on a page, with dimensions, rows, and number of combinations', async () => {
    const page = pageOf(proofs.map((proof) => [proof as unknown as Proof<never>, proveOnce(proof as Proof<object>)]));
    await expect(page).toMatchFileSnapshot(fileURLToPath(new URL('../../../../docs/proofs.md', import.meta.url)));
  });
});

describe('a proof', () => {
  const days: Proof<{ readonly day: 'working' | 'Sunday'; readonly isOpen: boolean }> = {
    title: 'When the door opens',
    asked: 'mayEnter',
    dimensions: { day: ['working', 'Sunday'], isOpen: [true, false] },
    rows: [
      { says: 'never on Sunday', requirements: [], when: ({ day }) => day === 'Sunday', verdict: 'no' },
      { says: 'when it is open', requirements: [], when: (one) => one.day === 'working' && one.isOpen, verdict: 'yes' },
      { says: 'else not', requirements: [], when: (one) => one.day === 'working' && !one.isOpen, verdict: 'no' },
    ],
    answer: ({ day, isOpen }) => (day === 'working' && isOpen ? 'yes' : 'no'),
  };

  it('A-370 checks every combination', () => {
    expect(prove(days)).toEqual({ combinations: 4, judged: [2, 1, 1], faults: [] });
  });

  it('A-370 reports a gap, an overlap, and a different result', () => {
    expect(prove({ ...days, rows: days.rows.slice(0, 2) }).faults).toEqual([
      'No row matches {"day":"working","isOpen":false}',
    ]);
    const wide = { says: 'when it is open, again', requirements: [], when: () => true, verdict: 'yes' };
    expect(prove({ ...days, rows: [...days.rows, wide] }).faults[0]).toContain("'when it is open, again' judge");
    expect(prove({ ...days, answer: () => 'yes' }).faults).toHaveLength(3);
  });
});
