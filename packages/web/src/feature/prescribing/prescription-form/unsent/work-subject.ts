/** An item that a user may have typed into and not sent. */
type WorkOn =
  | { readonly of: 'task'; readonly id: string }
  | { readonly of: 'draft'; readonly id: string }
  | { readonly of: 'prescription-copy'; readonly id: string }
  | { readonly of: 'task-copy'; readonly id: string };

/** Its key among unsent work; a request, its copy, and a draft with the same number have distinct keys. */
export const workSubject = ({ of, id }: WorkOn): string => `${of}/${id}`;

/** The key under which the link to an item is stored. */
export const linkSubject = (subject: string): string => `way/${subject}`;
