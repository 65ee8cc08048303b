import type { PrintModel } from '@signa/core/prescribing';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ChecklistSheet } from './checklist-sheet';
import { FormSheet } from './form-sheet';
import './paper.css';

/** All pages of a prescription: its form and, for a controlled substance, the checklist (P-112). */
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
 * While mounted, makes the browser print the pages of a recorded printing and nothing else.
 *
 * @param props.model - `null` while none is recorded, so that the browser's own print command cannot create an
 * unrecorded printout (P-146)
 */
export function PrintSheets({ model }: { readonly model: PrintModel | null }) {
  return createPortal(
    <div className="paper-print" aria-hidden>
      {model ? <Paper model={model} /> : <p>Press Print in Signa, so that the printout is recorded first.</p>}
    </div>,
    document.body,
  );
}
