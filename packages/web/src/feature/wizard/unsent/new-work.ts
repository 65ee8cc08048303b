import { letGoUnsent, keepUnsent, unsentUnder, unsentWork } from '../../prescription-form/unsent/unsent-work';
import type { Person } from '../../prescription-form/unsent/unsent-work';
import { wayTo } from '../../prescription-form/unsent/work-subject';

/** What a new prescription is about; another of the three is another piece of work. */
interface NewSubject {
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

/** Where the person was at work in the wizard. */
interface NewWork {
  readonly subject: string;
  /** The address that leads back to it. */
  readonly to: string;
  /** Product and patient, in words. */
  readonly about: string;
  readonly at: string;
}

/** Remembers what the wizard's form is about, so that unsent work can be offered after a new sign-in. */
export function rememberNew(person: Person, { at, ...way }: NewWork): void {
  keepUnsent({ ...person, subject: wayTo(way.subject) }, { typed: way, basis: newBasis, at });
}

/** All unsent work of the wizard, the newest first; what was sent is not among it. */
export function unsentNew(person: Person): readonly NewWork[] {
  return unsentUnder<Partial<Omit<NewWork, 'at'>>>(person, wayTo('new/'))
    .flatMap(({ work: { typed } }) => {
      const { subject, to, about } = typed;
      const work = subject && unsentWork<unknown>({ ...person, subject });
      return work && to && about ? [{ subject, to, about, at: work.at }] : [];
    })
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** Lets go of the unsent work of the wizard, on purpose. */
export function dropNew(person: Person, { subject }: Pick<NewWork, 'subject'>): void {
  letGoUnsent({ ...person, subject });
  letGoUnsent({ ...person, subject: wayTo(subject) });
}
