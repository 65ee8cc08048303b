import { asCopy } from '@signa/core/prescribing';
import type { FormState } from '../state/state-shape';
import { deleteUnsent, keepUnsent, unsentUnder, unsentWork } from '../unsent/unsent-work';
import type { Person, WorkKey } from '../unsent/unsent-work';
import { linkSubject, workSubject } from '../unsent/work-subject';
import { directSourceOf, directState } from './direct-source';
import type { DirectSource } from './direct-source';

/** The key of the item among unsent work. */
export function directSubject({ from, id }: DirectSource): string {
  return workSubject({ of: from === 'copy' ? 'prescription-copy' : from, id });
}

/** A copy is new: changes to its source don't invalidate what was typed. */
export const copyBasis = 'copy';

/** Unsent work on the direct form. */
interface DirectWork {
  readonly source: DirectSource;
  /** Product and patient, as text. */
  readonly about: string;
  readonly at: string;
  /** Kept even if nothing was typed: its request was declined, so nothing else links to it (P-170). */
  readonly waits?: true;
}

const linkKey = (person: Person, source: DirectSource): WorkKey => ({
  ...person,
  subject: linkSubject(directSubject(source)),
});

/** Records what the direct form is about, so that unsent work can be offered once its entry point is gone. */
export function rememberDirect(person: Person, { source, about, at }: DirectWork): void {
  const waits = unsentWork<StoredLink>(linkKey(person, source))?.typed.waits;
  keepUnsent(linkKey(person, source), {
    typed: { ...directState(source), about, ...(waits && { waits }) },
    basis: '',
    at,
  });
}

/** Records the copy of a request that was declined in favor of it. It is kept until it is sent or discarded. */
export function rememberWaiting(person: Person, source: DirectSource, at: string): void {
  keepUnsent(linkKey(person, source), { typed: { ...directState(source), waits: true }, basis: '', at });
}

/** True if it is kept even if nothing was typed. */
export const isWaitingCopy = (person: Person, source: DirectSource): boolean =>
  unsentWork<StoredLink>(linkKey(person, source))?.typed.waits === true;

interface StoredLink {
  readonly about?: unknown;
  readonly waits?: true;
}

/** All unsent work of the direct form, newest first. */
export function unsentDirect(person: Person): readonly DirectWork[] {
  return unsentUnder<StoredLink>(person, linkSubject(''))
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

/** Discards the unsent work of the direct form, at the user's request. */
export function dropDirect(person: Person, source: DirectSource): void {
  deleteUnsent({ ...person, subject: directSubject(source) });
  deleteUnsent(linkKey(person, source));
}

/** Moves what was typed into a request to its copy: the request is declined and can't be opened again. */
export function carryToCopy(person: Person, taskId: string): void {
  const task = { ...person, subject: workSubject({ of: 'task', id: taskId }) };
  const work = unsentWork<FormState>(task);
  if (!work) return;
  const typed = { ...work.typed, form: asCopy(work.typed.form) };
  keepUnsent(
    { ...person, subject: workSubject({ of: 'task-copy', id: taskId }) },
    { typed, at: work.at, basis: copyBasis },
  );
  deleteUnsent(task);
}
