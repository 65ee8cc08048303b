/** What somebody may have typed into and not sent. */
type WorkOn =
  | { readonly of: 'task'; readonly id: string }
  | { readonly of: 'draft'; readonly id: string }
  | { readonly of: 'prescription-copy'; readonly id: string }
  | { readonly of: 'task-copy'; readonly id: string };

/** The name of it among unsent work: a request, its copy and a draft of the same number are kept apart. */
export const workSubject = ({ of, id }: WorkOn): string => `${of}/${id}`;

/** Under which name the way back to a work is kept. */
export const wayTo = (subject: string): string => `way/${subject}`;
