import { chakra } from '@chakra-ui/react';
import { type DetailField, detailRows, detailSections } from '@signa/core/prescribing';
import { quantityInUnits } from '@signa/core/catalog';
import { usePractice } from '../../platform/practice/practice';
import { RxStatusValue } from '../../part/badge/rx-status-badge';
import { TitledCard } from '../../part/surface/card';
import { Fact, Facts } from '../../part/surface/facts';
import { profilePath } from '../../part/text/party-path';
import { ReturnLink } from '../../part/text/return-link';
import type { DetailedPrescription } from './detailed-prescription';

const wide: ReadonlySet<DetailField> = new Set(['direction', 'noteToPharmacy', 'noteToClient', 'noteOfElsewhere']);

/** All values of the prescription, in three groups (P-144). */
export function DetailSections({ prescription }: { readonly prescription: DetailedPrescription }) {
  const { location } = usePractice();
  // The price is from the price book at the time of issue.
  const { priceBookType } = prescription.location ?? location;
  const rows = new Map(detailRows(prescription, { ...location, priceBookType }).map((row) => [row.field, row]));
  return detailSections.map(({ title, fields }) => (
    <TitledCard key={title} title={title}>
      <Facts>
        {fields.map((field) => {
          const row = rows.get(field);
          return row ? (
            <Fact key={field} label={row.label} wide={wide.has(field)}>
              <Value field={field} value={row.value} prescription={prescription} />
            </Fact>
          ) : null;
        })}
      </Facts>
    </TitledCard>
  ));
}

function Value({
  field,
  value,
  prescription,
}: {
  readonly field: DetailField;
  readonly value: string | null;
  readonly prescription: DetailedPrescription;
}) {
  if (value === null || value === '') return <chakra.span color="fg.subtle">N/A</chakra.span>;
  if (field === 'status') return <RxStatusValue prescription={prescription} />;
  if (field === 'direction') return <chakra.span textStyle="reading">{value}</chakra.span>;
  if (field === 'quantity')
    return quantityInUnits(prescription.unitPerFill, prescription.product.unitMeasure?.description);
  const to = partyPath(field, prescription);
  return to ? <ReturnLink to={to}>{value}</ReturnLink> : value;
}

/** Links to the client and patient (P-261). */
function partyPath(field: DetailField, { locationClient, locationPatient, isOfficeUse }: DetailedPrescription) {
  if (isOfficeUse || !locationClient) return null;
  if (field === 'clientName') return profilePath(locationClient.id);
  return field === 'patientName' && locationPatient ? profilePath(locationClient.id, locationPatient.id) : null;
}
