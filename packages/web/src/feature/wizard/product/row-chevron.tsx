import { ChevronRight } from 'lucide-react';
import { KeyCap } from '../../../part/button/key-cap';

/** Says that a row leads on: with Enter while it has the focus. */
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
