import type { Saved } from '../../prescription-form/issue/use-issue';
import type { FormLists } from '../../prescription-form/lists/use-form-lists';
import type { TaskRow } from '../request/rows';

export interface OpenTaskProps {
  readonly row: TaskRow;
  readonly lists: FormLists;
  readonly onDecline: (task: TaskRow) => void;
  /** Something was stored: the card collapses and the list is fresh (P-103). */
  readonly onDone: (saved: Saved) => void;
}
