import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { allowed, refuse } from '../../base/failure/index.js';
import { form } from '../prescription/prescription.test-data.js';
import type { IssueFlowFacts } from './issue-flow-facts.js';
import { issueFlow, type IssueFlowEvent } from './issue-flow.js';

const anyFacts: fc.Arbitrary<IssueFlowFacts> = fc.record({
  type: fc.constantFrom('AuthorizeRx', 'PrintRx', 'SaveAsDraft'),
  form: fc.constant(form()),
  draftForm: fc.constant(form()),
  issues: fc.constantFrom([], [], [{ path: 'refills', code: 'required', message: 'This field is required' }]),
  authority: fc.constantFrom(allowed, allowed, refuse('FORBIDDEN', 'Not you.')),
  isPatientUnlinked: fc.boolean(),
  isVetUnlinked: fc.boolean(),
  needsPatientPrompt: fc.boolean(),
  isConflictUnexplained: fc.boolean(),
  needsConfirmation: fc.boolean(),
  opensPrintView: fc.boolean(),
  workflow: fc.constant(null),
});

const anyEvent: fc.Arbitrary<IssueFlowEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('submit' as const, 'recheck' as const), facts: anyFacts }),
  fc.record({
    type: fc.constantFrom(
      'ignore' as const,
      'continue' as const,
      'saveDraft' as const,
      'confirm' as const,
      'cancel' as const,
      'goToLinkPage' as const,
    ),
  }),
  fc.constant({ type: 'answer' as const, answers: null }),
);

/** Runs a sequence of events and returns what was passed to the save, if anything. */
function walk(path: readonly IssueFlowEvent[]): SnapshotFrom<typeof issueFlow> {
  let [snapshot] = initialTransition(issueFlow);
  for (const event of path) [snapshot] = transition(issueFlow, snapshot, event);
  return snapshot;
}

describe('any sequence of events', () => {
  it('P-068 P-088 P-096 P-102 saves no issue with a violation, without authority, unexplained, or unconfirmed', () => {
    let saves = 0;
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 20 }), (path) => {
        const { value, context } = walk(path);
        if (value !== 'saving') return;
        const facts = context.facts!;
        saves += 1;
        expect(facts.issues).toEqual([]);
        if (facts.type === 'SaveAsDraft') return;
        expect(facts.authority.allowed).toBe(true);
        expect(facts.isConflictUnexplained).toBe(false);
        if (facts.needsConfirmation) expect(context.answered).toContain('confirmation');
        if (facts.isPatientUnlinked) expect(context.answered).toContain('patientLink');
        if (facts.isVetUnlinked) expect(context.answered).toContain('vetLink');
        if (facts.needsPatientPrompt) expect(context.answered).toContain('patientPrompt');
        expect(context.isPrintViewOpen).toBe(facts.opensPrintView);
      }),
      { numRuns: 2000 },
    );
    expect(saves).toBeGreaterThan(100);
  });

  it('P-088 P-096 sends once, and nothing with an open conflict', () => {
    const saved = { type: 'xstate.done.actor.0.issue.saving', output: { id: '77' } } as never;
    const notSaved = { type: 'xstate.error.actor.0.issue.saving', error: 'away' } as never;
    let sends = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEvent, fc.boolean()), { maxLength: 20 }), (path) => {
        let [snapshot] = initialTransition(issueFlow);
        let sent = 0;
        for (const [event, fails] of path) {
          [snapshot] = transition(issueFlow, snapshot, event);
          if (snapshot.value !== 'saving') continue;
          const { type, isConflictUnexplained } = snapshot.context.facts!;
          expect(type === 'SaveAsDraft' || !isConflictUnexplained).toBe(true);
          // Pressed again before the result arrives.
          [snapshot] = transition(issueFlow, snapshot, event);
          [snapshot] = transition(issueFlow, snapshot, fails ? notSaved : saved);
          expect(snapshot.value).not.toBe('saving');
          sent += fails ? 0 : 1;
        }
        expect(sent).toBeLessThanOrEqual(1);
        sends += sent;
      }),
      { numRuns: 2000 },
    );
    expect(sends).toBeGreaterThan(100);
  });

  it('P-096 ignores events while the save is in progress, so that it cannot happen twice', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (path, event) => {
        const snapshot = walk(path);
        fc.pre(snapshot.value === 'saving');
        expect(snapshot.can(event)).toBe(false);
      }),
    );
  });
});
