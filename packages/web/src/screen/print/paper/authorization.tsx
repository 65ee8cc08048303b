import type { PrintRow } from '@signa/core/prescription';
import { productTitle } from '../../../part/text/product-title';

/** How the rows of the authorization share the lines of the paper; one that is missing leaves its place to the others. */
const lines: readonly (readonly string[])[] = [
  ['Form', 'Strength', 'Flavor', 'Price'],
  ['Directions'],
  ['Quantity', 'Days supply', 'Refills'],
  ['Expiration date', 'Autoship', 'Notification date', 'Workflow user'],
  ['Pharmacy note', 'Client note'],
  ['Authorizing vet', 'License', 'Submitted by', 'Origin', 'Method'],
];
const head = ['Product', 'Type'];
const wide = new Set(['Quantity']);
const reading = new Set(['Directions']);

/** The block that is authorized: drug and directions are the largest things on the paper (P-109). */
export function Authorization({ rows }: { readonly rows: readonly PrintRow[] }) {
  const byLabel = new Map(rows.map((row) => [row.label, row]));
  const placed = new Set([...head, ...lines.flat()]);
  const rest = rows.filter(({ label }) => !placed.has(label)).map(({ label }) => [label]);
  const [product, type] = head.map((label) => byLabel.get(label));
  const drug = productTitle(product?.value.join(' ') ?? '', byLabel.get('Strength')?.value.join(' ') ?? null);
  return (
    <div className="paper-box">
      <div className="paper-cell">
        <p className="paper-caption">Authorization</p>
        <dl className="paper-drug">
          <div>
            <dt hidden>Product</dt>
            <dd className="paper-drug-name">
              {drug.name} {drug.strength && <span className="paper-strength">{drug.strength}</span>}
            </dd>
          </div>
          <div className="paper-type">
            <dt>Type</dt>
            <dd>{type?.value.join(' ')}</dd>
          </div>
        </dl>
      </div>
      {[...lines, ...rest].map((labels) => (
        <dl key={labels.join()} className="paper-line" data-cells={labels.length}>
          {labels
            .flatMap((label) => byLabel.get(label) ?? [])
            .map(({ label, value }) => (
              <div
                key={label}
                className={['paper-cell', wide.has(label) && 'wide', reading.has(label) && 'reading']
                  .filter(Boolean)
                  .join(' ')}
              >
                <dt>{label}</dt>
                <dd>{value.join(', ')}</dd>
              </div>
            ))}
        </dl>
      ))}
    </div>
  );
}
