import type { PrintModel } from '@signa/core/prescribing';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ChecklistSheet } from './checklist-sheet';
import { FormSheet } from './form-sheet';
import './paper.css';

/** All sheets of a prescription: its form, and for a controlled substance the checklist (P-112). */
export function Paper({ model }: { readonly model: PrintModel }) {
  const [formPages, setFormPages] = useState(1);
  const [checklistPages, setChecklistPages] = useState(1);
  const total = formPages + (model.controlled ? checklistPages : 0);
  return (
    <div className="paper">
      <FormSheet model={model} place={{ from: 1, total, onPages: setFormPages }} />
      {model.controlled && (
        <ChecklistSheet
          model={model}
          controlled={model.controlled}
          place={{ from: formPages + 1, total, onPages: setChecklistPages }}
        />
      )}
    </div>
  );
}

/**
 * What goes to the printer while this is on the page: the sheets of a recorded printing and nothing else.
 *
 * @param props.model - `null` while none is recorded: the browser's own print command must not make a paper that nobody
 * knows of (P-146)
 */
export function PaperForPrinter({ model }: { readonly model: PrintModel | null }) {
  return createPortal(
    <div className="paper-print" aria-hidden>
      {model ? <Paper model={model} /> : <p>Press Print in Signa: its paper is recorded first.</p>}
    </div>,
    document.body,
  );
}
