import type { Saved } from '../../prescription-form/issue/use-issue';
import type { FormLists } from '../../prescription-form/lists/use-form-lists';
import type { TaskRow } from '../request/rows';

export interface OpenTaskProps {
  readonly row: TaskRow;
  readonly lists: FormLists;
  readonly onDecline: (task: TaskRow) => void;
  /** Called after a save: the card collapses and the list refreshes (P-103). */
  readonly onDone: (saved: Saved) => void;
}
