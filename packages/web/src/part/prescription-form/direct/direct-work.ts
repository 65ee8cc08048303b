import { asCopy } from '@signa/core/prescription';
import type { FormState } from '../form-state';
import { forgetUnsent, keepUnsent, unsentWork } from '../unsent/unsent-work';
import type { WorkKey } from '../unsent/unsent-work';
import { workSubject } from '../unsent/work-subject';
import { directSourceOf, directState } from './direct-source';
import type { DirectSource } from './direct-source';

/** The name of what is worked on among unsent work. */
export function directSubject({ from, id }: DirectSource): string {
  return workSubject({ of: from === 'copy' ? 'prescription-copy' : from, id });
}

/** A copy is new: whatever happens to what it was copied from, what was typed still fits. */
export const copyBasis = 'copy';

type Person = Omit<WorkKey, 'subject'>;

/** Where the person was last at work on the direct form. */
export interface LastDirect {
  readonly source: DirectSource;
  /** Product and patient, in words. */
  readonly about: string;
  readonly at: string;
}

const lastKey = (person: Person): WorkKey => ({ ...person, subject: 'direct' });

/** Remembers what the direct form is about, so that unsent work can be offered where its way in is gone. */
export function rememberDirect(person: Person, { source, about, at }: LastDirect): void {
  keepUnsent(lastKey(person), { typed: { ...directState(source), about }, basis: '', at });
}

/** Unsent work of the direct form; `null` when there is none, or all of it was sent. */
export function unsentDirect(person: Person): LastDirect | null {
  const last = unsentWork<{ readonly about?: unknown }>(lastKey(person));
  const source = directSourceOf(last?.typed);
  const about = last?.typed.about;
  if (!source || typeof about !== 'string') return null;
  const work = unsentWork<unknown>({ ...person, subject: directSubject(source) });
  return work && { source, about, at: work.at };
}

/** Lets go of the unsent work of the direct form, on purpose. */
export function dropDirect(person: Person, source: DirectSource): void {
  forgetUnsent({ ...person, subject: directSubject(source) });
  forgetUnsent(lastKey(person));
}

/** What was typed into a request goes with its copy: the request is declined, and cannot be opened for it any more. */
export function carryToCopy(person: Person, taskId: string): void {
  const task = { ...person, subject: workSubject({ of: 'task', id: taskId }) };
  const work = unsentWork<FormState>(task);
  if (!work) return;
  const typed = { ...work.typed, form: asCopy(work.typed.form) };
  keepUnsent(
    { ...person, subject: workSubject({ of: 'task-copy', id: taskId }) },
    { ...work, typed, basis: copyBasis },
  );
  forgetUnsent(task);
}
