import {
  checklistContacts,
  checklistHead,
  type PrintControlled,
  printFooter,
  type PrintModel,
  smallestPrintedSize,
} from '@signa/core/prescribing';
import type { SheetPlace } from './form-sheet';
import { LabelledValue, Sheet } from './sheet';

/** Instructions for the hard copy of a controlled prescription, with the mailing address (P-112, P-114). */
export function ChecklistSheet({
  model,
  controlled,
  place,
}: {
  readonly model: PrintModel;
  readonly controlled: PrintControlled;
  readonly place: SheetPlace;
}) {
  const { checklist, notice } = controlled;
  return (
    <Sheet
      head={checklistHead(model, controlled)}
      foot={printFooter(model)}
      smallest={smallestPrintedSize(model)}
      {...place}
    >
      <p style={{ fontSize: '11pt', fontWeight: 500 }}>{notice}</p>
      <ol className="paper-steps">
        {checklist.steps.map((step) => (
          <li key={step.title}>
            <i />
            <div>
              <b>{step.title}</b>
              {step.text}
            </div>
          </li>
        ))}
      </ol>
      <div className="paper-box strong paper-columns">
        <div>
          <h2 className="paper-caption">Mail to</h2>
          <p className="paper-mail">
            {checklist.mailTo.map((line) => (
              <span key={line} style={{ display: 'block' }}>
                {line}
              </span>
            ))}
          </p>
        </div>
        <div>
          <h2 className="paper-caption">Questions</h2>
          <dl className="paper-rows paper-questions">
            {checklistContacts(model, controlled).map((row) => (
              <LabelledValue key={row.label} {...row} />
            ))}
          </dl>
        </div>
      </div>
    </Sheet>
  );
}
