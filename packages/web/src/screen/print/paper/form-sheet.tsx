import type { PrintControlled, PrintModel, PrintRow } from '@signa/core/prescription';
import { Authorization } from './authorization';
import { Pair, Sheet } from './sheet';
import type { SheetProps } from './sheet';

export type SheetPlace = Pick<SheetProps, 'from' | 'total' | 'onPages'>;

export const footOf = ({ header, printed }: PrintModel): readonly [string, string] => [
  `Rx# ${header.rxNumber}`,
  printed,
];

const ownerRows = (rows: readonly PrintRow[], controlled: PrintControlled | null): readonly PrintRow[] =>
  controlled === null ? rows : [...rows, { label: 'Owner address', value: controlled.ownerAddress }];

function practiceRows({ practice, controlled, authorization }: PrintModel): readonly PrintRow[] {
  if (controlled === null) return practice;
  const vet = authorization.find(({ label }) => label === 'Authorizing vet')?.value ?? [];
  return [
    ...practice,
    { label: 'Practitioner', value: [...vet, ...controlled.practitionerAddress] },
    { label: 'DEA number', value: [controlled.deaNumber] },
  ];
}

/** The prescription itself (P-104, P-108 to P-113, P-146). */
export function FormSheet({ model, place }: { readonly model: PrintModel; readonly place: SheetPlace }) {
  const { header, controlled } = model;
  const head = [
    { label: 'Issue date', value: [header.issueDate] },
    { label: 'Rx#', value: [header.rxNumber] },
    { label: 'Pharmacy fax', value: [header.pharmacyFax] },
  ];
  return (
    <Sheet title="Prescription" subtitle={model.practiceName} head={head} foot={footOf(model)} {...place}>
      {model.reprintMark && <p className="paper-mark">{model.reprintMark}</p>}
      {controlled && (
        <div className="paper-box strong paper-schedule">
          <strong>{controlled.schedule}</strong>
          <p>{controlled.notice}</p>
        </div>
      )}
      <div className="paper-box paper-columns">
        <Rows caption={controlled ? 'Patient and owner' : 'Patient'} rows={ownerRows(model.patient, controlled)} />
        <Rows caption={controlled ? 'Practice and practitioner' : 'Practice'} rows={practiceRows(model)} />
      </div>
      <Authorization rows={model.authorization} />
      <div className="paper-sign">
        {model.signedBy && <p style={{ fontWeight: 600 }}>{model.signedBy}</p>}
        <p>{model.eSignature}</p>
      </div>
      {controlled && <WetSignature signature={controlled.wetSignature} />}
    </Sheet>
  );
}

function Rows({ caption, rows }: { readonly caption: string; readonly rows: readonly PrintRow[] }) {
  return (
    <div>
      <h2 className="paper-caption">{caption}</h2>
      <dl className="paper-rows">
        {rows.map((row, index) => (
          <Pair key={`${row.label}-${index}`} {...row} />
        ))}
      </dl>
    </div>
  );
}

/** The line on which a controlled substance is signed by hand (README ruling 7). */
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
