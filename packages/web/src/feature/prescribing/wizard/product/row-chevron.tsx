import { ChevronRight } from 'lucide-react';
import { KeyCap } from '../../../../part/button/key-cap';

/** Shows that pressing the row, or Enter while it has focus, continues. */
export const RowChevron = () => (
  <span aria-hidden style={{ display: 'inline-flex', justifyContent: 'flex-end', minWidth: '2.75rem' }}>
    <span data-enter>
      <KeyCap keys={['Enter']} />
    </span>
    <span data-go>
      <ChevronRight size={16} />
    </span>
  </span>
);
