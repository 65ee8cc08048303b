import { chakra } from '@chakra-ui/react';
import { refillsLabel } from '@signa/core/prescription';
import { quantityInUnits } from '@signa/core/product';
import { formatDate, todayIn } from '@signa/core/time';
import { memo, useId } from 'react';
import { roomForRail } from '../room';
import type { FormPrescription } from '../setting';

/** The prescription before this one, to compare with. */
export const PreviousPrescription = memo(function PreviousPrescription({
  previous,
  timeZone,
}: {
  readonly previous: FormPrescription;
  readonly timeZone: string;
}) {
  const titleId = useId();
  const lines: readonly (readonly [string, string | null | undefined])[] = [
    ['Issued', previous.issuedDate && formatDate(todayIn(timeZone, previous.issuedDate))],
    ['Quantity', quantityInUnits(previous.unitPerFill, previous.product.unitMeasure?.description)],
    ['Refills', refillsLabel(previous)],
    ['Vet', previous.authorizingVetLocationUser?.displayName],
  ];
  return (
    <chakra.section
      aria-labelledby={titleId}
      order={1}
      css={{ [roomForRail]: { order: 0 } }}
      p="4"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="card"
    >
      <chakra.div display="flex" justifyContent="space-between" gap="3" mb="1">
        <chakra.h3 id={titleId} textStyle="name">
          Previous prescription
        </chakra.h3>
        {previous.rxNumber && (
          <chakra.span textStyle="meta" color="fg.subtle" whiteSpace="nowrap">
            Rx# {previous.rxNumber}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.dl m="0" display="grid" gridTemplateColumns="7.25rem minmax(0, 1fr)" columnGap="2" rowGap="1">
        {lines.map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <chakra.dt textStyle="meta" color="fg.subtle">
              {label}
            </chakra.dt>
            <chakra.dd textStyle="strong">{value ?? 'N/A'}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
});
