import {
  type PrintBlock,
  type PrintControlled,
  printFooter,
  printForm,
  type PrintModel,
  smallestPrintedSize,
} from '@signa/core/prescribing';
import { Authorization } from './authorization';
import { LabelledValue, Sheet } from './sheet';
import type { SheetProps } from './sheet';

export type SheetPlace = Pick<SheetProps, 'from' | 'total' | 'onPages'>;

/** The prescription itself (P-104, P-108 to P-113, P-146). */
export function FormSheet({ model, place }: { readonly model: PrintModel; readonly place: SheetPlace }) {
  const { controlled } = model;
  const { head, patient, practice, authorization } = printForm(model);
  return (
    <Sheet head={head} foot={printFooter(model)} smallest={smallestPrintedSize(model)} {...place}>
      {model.reprintMark && <p className="paper-mark">{model.reprintMark}</p>}
      {controlled && (
        <div className="paper-box strong paper-schedule">
          <strong>{controlled.schedule}</strong>
          <p>{controlled.notice}</p>
        </div>
      )}
      <div className="paper-box paper-columns">
        <Rows {...patient} />
        <Rows {...practice} />
      </div>
      <Authorization {...authorization} />
      <div className="paper-sign">
        {model.signedBy && <p style={{ fontWeight: 600 }}>{model.signedBy}</p>}
        <p>{model.eSignature}</p>
      </div>
      {controlled && <WetSignature signature={controlled.wetSignature} />}
    </Sheet>
  );
}

function Rows({ caption, rows }: PrintBlock) {
  return (
    <div>
      <h2 className="paper-caption">{caption}</h2>
      <dl className="paper-rows">
        {rows.map((row, index) => (
          <LabelledValue key={`${row.label}-${index}`} {...row} />
        ))}
      </dl>
    </div>
  );
}

/** Line for the handwritten signature on a controlled prescription (README ruling 7). */
function WetSignature({ signature }: { readonly signature: PrintControlled['wetSignature'] }) {
  return (
    <div className="paper-box strong paper-wet">
      <div>
        <strong style={{ fontWeight: 600 }}>{signature.title}</strong>
        <span>{signature.mark}</span>
      </div>
      <div className="paper-wet-lines">
        <span>{signature.signer}</span>
        <span>{signature.dateLabel}</span>
      </div>
    </div>
  );
}
