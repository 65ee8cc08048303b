import type { PrintControlled, PrintModel } from '@signa/core/prescription';
import { footOf } from './form-sheet';
import type { SheetPlace } from './form-sheet';
import { Pair, Sheet } from './sheet';

const valueOf = (rows: PrintModel['patient'], label: string) =>
  rows.find((row) => row.label === label)?.value.join(' ') ?? '';

/** What the practice does with the paper of a controlled substance, and where it goes (P-112, P-114). */
export function ChecklistSheet({
  model,
  controlled,
  place,
}: {
  readonly model: PrintModel;
  readonly controlled: PrintControlled;
  readonly place: SheetPlace;
}) {
  const { checklist, schedule, notice } = controlled;
  const what = [valueOf(model.authorization, 'Product'), valueOf(model.authorization, 'Strength')]
    .filter(Boolean)
    .join(' ');
  const head = [
    { label: 'Issue date', value: [model.header.issueDate] },
    { label: 'Rx#', value: [model.header.rxNumber] },
    { label: 'Schedule', value: [schedule] },
  ];
  return (
    <Sheet
      title={checklist.title}
      subtitle={`${what}, ${schedule}, for ${valueOf(model.patient, 'Name')} (${valueOf(model.patient, 'Owner')})`}
      head={head}
      foot={footOf(model)}
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
            <Pair label="Pharmacy phone" value={[checklist.pharmacyPhone]} />
            <Pair label="Pharmacy fax" value={[checklist.pharmacyFax]} />
            <Pair label="From" value={[model.practiceName, ...controlled.practitionerAddress]} />
          </dl>
        </div>
      </div>
    </Sheet>
  );
}
