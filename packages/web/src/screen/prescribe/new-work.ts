import { forgetUnsent, keepUnsent, unsentWork } from '../../part/prescription-form/unsent/unsent-work';
import type { WorkKey } from '../../part/prescription-form/unsent/unsent-work';

/** What a new prescription is about; another of the three is another piece of work. */
export interface NewSubject {
  readonly clientId: string;
  readonly patientId: string;
  readonly productId: string;
}

/** The name of it among unsent work. */
export const newSubject = ({ clientId, patientId, productId }: NewSubject): string =>
  `new/${clientId}/${patientId}/${productId}`;

/** Whether work is about a client. */
export const isForClient = ({ subject }: { readonly subject: string }, clientId: string): boolean =>
  subject.startsWith(`new/${clientId}/`);

/** Nobody else works on what is new: whatever happens meanwhile, what was typed still fits. */
export const newBasis = 'new';

type Person = Omit<WorkKey, 'subject'>;

/** Where the person was last at work in the wizard. */
export interface LastNew {
  readonly subject: string;
  /** The address that leads back to it. */
  readonly to: string;
  /** Product and patient, in words. */
  readonly about: string;
  readonly at: string;
}

const lastKey = (person: Person): WorkKey => ({ ...person, subject: 'new' });

/** Remembers what the wizard's form is about, so that unsent work can be offered after a new sign-in. */
export function rememberNew(person: Person, { at, ...last }: LastNew): void {
  keepUnsent(lastKey(person), { typed: last, basis: newBasis, at });
}

/** Unsent work of the wizard; `null` when there is none, or all of it was sent. */
export function unsentNew(person: Person): LastNew | null {
  const last = unsentWork<Partial<Omit<LastNew, 'at'>>>(lastKey(person))?.typed;
  if (!last?.subject || !last.to || !last.about) return null;
  const work = unsentWork<unknown>({ ...person, subject: last.subject });
  return work && { subject: last.subject, to: last.to, about: last.about, at: work.at };
}

/** Lets go of the unsent work of the wizard, on purpose. */
export function dropNew(person: Person, { subject }: Pick<LastNew, 'subject'>): void {
  forgetUnsent({ ...person, subject });
  forgetUnsent(lastKey(person));
}
