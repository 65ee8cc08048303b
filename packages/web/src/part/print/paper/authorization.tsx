import { isPrintedLarge, isPrintedWide, type PrintForm } from '@signa/core/prescribing';

/** The authorized block: drug and directions are the largest text on the page (P-109). */
export function Authorization({ caption, drug, type, lines }: PrintForm['authorization']) {
  return (
    <div className="paper-box">
      <div className="paper-cell">
        <p className="paper-caption">{caption}</p>
        <dl className="paper-drug">
          <div>
            <dt hidden>Product</dt>
            <dd className="paper-drug-name">
              {drug.name} {drug.strength && <span className="paper-strength">{drug.strength}</span>}
            </dd>
          </div>
          <div className="paper-type">
            <dt>{type.label}</dt>
            <dd>{type.value.join(' ')}</dd>
          </div>
        </dl>
      </div>
      {lines.map((line) => (
        <dl key={line.map(({ label }) => label).join()} className="paper-line" data-cells={line.length}>
          {line.map((row) => (
            <div
              key={row.label}
              className={['paper-cell', isPrintedWide(row) && 'wide', isPrintedLarge(row) && 'reading']
                .filter(Boolean)
                .join(' ')}
            >
              <dt>{row.label}</dt>
              <dd>{row.value.join(', ')}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}
