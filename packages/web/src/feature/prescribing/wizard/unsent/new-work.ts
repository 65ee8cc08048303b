import { deleteUnsent, keepUnsent, unsentUnder, unsentWork } from '../../prescription-form/unsent/unsent-work';
import type { Person } from '../../prescription-form/unsent/unsent-work';
import { linkSubject } from '../../prescription-form/unsent/work-subject';

/** The subject of a new prescription; changing any of the three makes it a different item. */
interface NewSubject {
  readonly clientId: string;
  readonly patientId: string;
  readonly productId: string;
}

/** Its key among unsent work. */
export const newSubject = ({ clientId, patientId, productId }: NewSubject): string =>
  `new/${clientId}/${patientId}/${productId}`;

/** True if the work concerns this client. */
export const isForClient = ({ subject }: { readonly subject: string }, clientId: string): boolean =>
  subject.startsWith(`new/${clientId}/`);

/** The constant basis of new work: nobody else edits it, so what was typed never becomes outdated. */
export const newBasis = 'new';

/** Unsent work in the wizard. */
interface NewWork {
  readonly subject: string;
  /** The URL that opens it. */
  readonly to: string;
  /** Product and patient, as text. */
  readonly about: string;
  readonly at: string;
}

/** Records what the wizard's form is about, so that unsent work can be offered after the next sign-in. */
export function rememberNew(person: Person, { at, ...link }: NewWork): void {
  keepUnsent({ ...person, subject: linkSubject(link.subject) }, { typed: link, basis: newBasis, at });
}

/** All unsent work of the wizard, newest first. */
export function unsentNew(person: Person): readonly NewWork[] {
  return unsentUnder<Partial<Omit<NewWork, 'at'>>>(person, linkSubject('new/'))
    .flatMap(({ work: { typed } }) => {
      const { subject, to, about } = typed;
      const work = subject && unsentWork<unknown>({ ...person, subject });
      return work && to && about ? [{ subject, to, about, at: work.at }] : [];
    })
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** Discards the unsent work of the wizard, at the user's request. */
export function dropNew(person: Person, { subject }: Pick<NewWork, 'subject'>): void {
  deleteUnsent({ ...person, subject });
  deleteUnsent({ ...person, subject: linkSubject(subject) });
}
