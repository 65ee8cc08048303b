import { chakra } from '@chakra-ui/react';
import { type LastPrescription, lastTimeOf, prescriptionName, type PrescriptionSummary } from '@signa/core/prescribing';
import { isControlled } from '@signa/core/catalog';
import { formatDate, todayIn } from '@signa/core/base';
import { ReturnLink } from '../../../../part/text/return-link';
import { ProductName } from '../facts/product-name';
import { SigningFavorite } from '../favorite/signing-favorite';
import { useFormWork } from '../form/form-work-context';
import { lowWindow } from '../../../../part/surface/room';
import { Beside, ChangeMark, SummaryRow, SummaryRows } from './summary-row';

/** The drug with its strength, quantity in figures and words, full directions, refills, and expiration (P-251). */
export function SigningDrug({ summary: { drug, strengthWas } }: { readonly summary: PrescriptionSummary }) {
  const { setting } = useFormWork();
  const last = lastTimeOf(setting);
  const isCompared = drug.some(({ sign }) => sign !== null);
  return (
    <chakra.div borderTopWidth="1px" borderColor="border.subtle" pt="2" mt="2" css={lowSpace}>
      <chakra.p
        textStyle="section"
        lineHeight="1.375rem"
        mb="1"
        overflowWrap="anywhere"
        css={{ [lowWindow]: { lineHeight: '1.25rem', marginBottom: '0' } }}
      >
        {setting.product ? <ProductName product={setting.product} /> : 'No product'}
        {strengthWas && <Beside color="fg.subtle">{strengthWas}</Beside>}
      </chakra.p>
      <SummaryRows>
        {drug.map((line) => (
          <SummaryRow key={line.label} {...line} />
        ))}
      </SummaryRows>
      <SigningFavorite />
      {last && !(setting.product && isControlled(setting.product)) && (
        <AsOn last={last} isCompared={isCompared} timeZone={setting.location.timeZone} />
      )}
    </chakra.div>
  );
}

const lowSpace = { [lowWindow]: { paddingTop: '0.5', marginTop: '0.5' } } as const;

/** Names the prescription that the change marks compare with. */
function AsOn({
  last,
  isCompared,
  timeZone,
}: {
  readonly last: LastPrescription;
  readonly isCompared: boolean;
  readonly timeZone: string;
}) {
  const name = last.rxNumber || last.elsewhere ? prescriptionName(last) : 'the last one';
  return (
    <chakra.p textStyle="meta" color="fg.muted" mt="1" css={{ [lowWindow]: { display: 'none' } }}>
      {isCompared ? <ChangeMark sign="=" /> : null} {isCompared ? 'as on' : 'Last time:'}{' '}
      <chakra.span color="accent.fg" fontWeight="semibold" css={{ '&:hover': { textDecoration: 'underline' } }}>
        <ReturnLink to={`/history/${last.id}`}>{name}</ReturnLink>
      </chakra.span>
      {last.issuedAt && (
        <>
          , <chakra.span whiteSpace="nowrap">{formatDate(todayIn(timeZone, last.issuedAt))}</chakra.span>
        </>
      )}
      {last.weight && (
        <>
          , at <chakra.span whiteSpace="nowrap">{last.weight}</chakra.span>
        </>
      )}
    </chakra.p>
  );
}
