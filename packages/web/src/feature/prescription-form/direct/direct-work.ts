import { asCopy } from '@signa/core/prescribing';
import type { FormState } from '../state/state-shape';
import { letGoUnsent, keepUnsent, unsentUnder, unsentWork } from '../unsent/unsent-work';
import type { Person, WorkKey } from '../unsent/unsent-work';
import { wayTo, workSubject } from '../unsent/work-subject';
import { directSourceOf, directState } from './direct-source';
import type { DirectSource } from './direct-source';

/** The name of what is worked on among unsent work. */
export function directSubject({ from, id }: DirectSource): string {
  return workSubject({ of: from === 'copy' ? 'prescription-copy' : from, id });
}

/** A copy is new: whatever happens to what it was copied from, what was typed still fits. */
export const copyBasis = 'copy';

/** Where the person was at work on the direct form. */
interface DirectWork {
  readonly source: DirectSource;
  /** Product and patient, in words. */
  readonly about: string;
  readonly at: string;
  /** It waits though nothing was typed: its request was declined, and nothing else leads back to it (P-170). */
  readonly waits?: true;
}

const wayKey = (person: Person, source: DirectSource): WorkKey => ({
  ...person,
  subject: wayTo(directSubject(source)),
});

/** Remembers what the direct form is about, so that unsent work can be offered where its way in is gone. */
export function rememberDirect(person: Person, { source, about, at }: DirectWork): void {
  const waits = unsentWork<Way>(wayKey(person, source))?.typed.waits;
  keepUnsent(wayKey(person, source), {
    typed: { ...directState(source), about, ...(waits && { waits }) },
    basis: '',
    at,
  });
}

/** Remembers the copy of a request that was declined for its sake: it waits from then on, until it is sent or dropped. */
export function rememberWaiting(person: Person, source: DirectSource, at: string): void {
  keepUnsent(wayKey(person, source), { typed: { ...directState(source), waits: true }, basis: '', at });
}

/** Whether it waits though nothing was typed. */
export const isWaitingCopy = (person: Person, source: DirectSource): boolean =>
  unsentWork<Way>(wayKey(person, source))?.typed.waits === true;

interface Way {
  readonly about?: unknown;
  readonly waits?: true;
}

/** All unsent work of the direct form, the newest first; what was sent is not among it. */
export function unsentDirect(person: Person): readonly DirectWork[] {
  return unsentUnder<Way>(person, wayTo(''))
    .flatMap(({ work: way }): DirectWork[] => {
      const { about, waits } = way.typed;
      const source = directSourceOf(way.typed);
      if (!source || typeof about !== 'string') return [];
      const work = unsentWork<unknown>({ ...person, subject: directSubject(source) });
      if (work) return [{ source, about, at: work.at }];
      return waits ? [{ source, about, at: way.at, waits }] : [];
    })
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** Lets go of the unsent work of the direct form, on purpose. */
export function dropDirect(person: Person, source: DirectSource): void {
  letGoUnsent({ ...person, subject: directSubject(source) });
  letGoUnsent(wayKey(person, source));
}

/** What was typed into a request goes with its copy: the request is declined, and cannot be opened for it any more. */
export function carryToCopy(person: Person, taskId: string): void {
  const task = { ...person, subject: workSubject({ of: 'task', id: taskId }) };
  const work = unsentWork<FormState>(task);
  if (!work) return;
  const typed = { ...work.typed, form: asCopy(work.typed.form) };
  keepUnsent(
    { ...person, subject: workSubject({ of: 'task-copy', id: taskId }) },
    { typed, at: work.at, basis: copyBasis },
  );
  letGoUnsent(task);
}
