import { chakra } from '@chakra-ui/react';
import { isBirthdateKnown, medicationNames, patientAge } from '@signa/core/clients';
import { missingPriceText } from '@signa/core/prescribing';
import { deliveryTimeLabel, packPriceLabel, shelfLifeLabel, weightRangeLabel } from '@signa/core/catalog';
import { formatDate, type PlainDate } from '@signa/core/base';
import { CircleAlert, Info } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { fitsRail } from '../../../../part/surface/room';
import type { FormPatient, FormProduct } from '../state/setting';
import { Disclosure } from './disclosure';

interface FactsStripProps {
  /** `null` for office use, which has no patient. */
  readonly patient: FormPatient | null;
  readonly product: FormProduct | null;
  readonly today: PlainDate;
  readonly quantity: number | null;
  /** Pack sizes that have a price; other quantities have none. */
  readonly packs?: readonly number[];
  readonly priceBookType: string;
  readonly isOfficeUse: boolean;
}

/**
 * Further facts for the vet: age, medications, conditions, price, delivery, and intended species, in one strip of
 * two-line facts. Safety-critical facts are in the signing summary instead. On narrow screens, it starts collapsed.
 */
export const FactsStrip = memo(function FactsStrip({ patient, product, today, ...sale }: FactsStripProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <chakra.section
      aria-label="Facts"
      order={3}
      css={{
        [fitsRail]: {
          order: -1,
          bg: 'bg.strip',
          borderBlockWidth: '1px',
          borderColor: 'border.subtle',
        },
      }}
    >
      <Disclosure
        icon={Info}
        title="Facts"
        note={factsInShort(patient, today)}
        open={open}
        onToggle={() => setOpen(!open)}
        controls={id}
      />
      <chakra.dl
        id={id}
        m="0"
        display={open ? 'grid' : 'none'}
        gap="3"
        px="4"
        py="3"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        css={{
          [fitsRail]: {
            display: 'flex',
            columnGap: '4',
            py: '2',
            justifyContent: 'space-between',
          },
        }}
      >
        {patient && <PatientFacts patient={patient} today={today} />}
        {product && <SaleFacts product={product} {...sale} />}
      </chakra.dl>
    </chakra.section>
  );
});

const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;
const namesOf = (entries: readonly { readonly name: string }[]) => [...new Set(entries.map(({ name }) => name))];

function ageOf(patient: FormPatient, today: PlainDate): string | null {
  return patient.isDeceased ? 'Deceased' : patientAge(patient, today);
}

/** For example '7 y, 3 medications, 1 condition'. */
function factsInShort(patient: FormPatient | null, today: PlainDate): string {
  if (!patient) return 'price and delivery';
  return [
    ageOf(patient, today) ?? 'age unknown',
    count(medicationNames(patient).length, 'medication', 'medications'),
    count(namesOf(patient.healthConditions).length, 'condition', 'conditions'),
  ].join(', ');
}

function PatientFacts({ patient, today }: { readonly patient: FormPatient; readonly today: PlainDate }) {
  const birthdate = isBirthdateKnown(patient.birthdate) ? patient.birthdate : null;
  return (
    <>
      <Fact
        label="Age"
        value={ageOf(patient, today) ?? <Unknown />}
        note={birthdate && <chakra.span whiteSpace="nowrap">{formatDate(birthdate)}</chakra.span>}
      />
      <Fact grows label="Medications" value={medicationNames(patient).join(', ') || 'None recorded'} />
      <Fact grows label="Health conditions" value={namesOf(patient.healthConditions).join(', ') || 'None recorded'} />
    </>
  );
}

function SaleFacts({
  product,
  quantity,
  packs = [],
  priceBookType,
  isOfficeUse,
}: Omit<FactsStripProps, 'patient' | 'today' | 'product'> & { readonly product: FormProduct }) {
  const delivery = deliveryTimeLabel(isOfficeUse ? product.officeUseDeliveryDays : product.rxDeliveryDays);
  const price = packPriceLabel(product, quantity, { priceBookType, isOfficeUse }) ?? missingPriceText(quantity, packs);
  const [weightRange, shelfLife] = [weightRangeLabel(product), shelfLifeLabel(product)];
  const handling = [
    product.isHazardous ? 'Hazardous' : '',
    product.isTempSensitive ? 'Temperature sensitive' : '',
  ].filter(Boolean);
  return (
    <>
      <Fact label="Price" value={price} note={delivery} />
      {weightRange && <Fact label="Weight range" value={weightRange} />}
      {!weightRange && shelfLife && <Fact label="Max shelf life" value={shelfLife} />}
      {handling.length > 0 && <Fact label="Handling" value={handling.join(', ')} />}
    </>
  );
}

const Unknown = () => (
  <chakra.span color="status.near.fg" display="inline-flex" gap="1" alignItems="baseline">
    <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, position: 'relative', top: 2 }} />
    Unknown
  </chakra.span>
);

function Fact({
  label,
  value,
  note,
  grows = false,
}: {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** True for a list, which takes up the remaining space. */
  readonly grows?: boolean;
}) {
  return (
    <chakra.div
      minW="0"
      overflowWrap="anywhere"
      css={
        grows
          ? { gridColumn: '1 / -1', [fitsRail]: { flex: '0 1 auto', minWidth: 'min-content' } }
          : { [fitsRail]: { flex: '0 0 auto', maxWidth: '9.5rem' } }
      }
    >
      <chakra.dt textStyle="label" color="fg.subtle" whiteSpace="nowrap">
        {label}
      </chakra.dt>
      <chakra.dd m="0" textStyle="strong" fontSize="0.8125rem" lineHeight="1.125rem">
        {value}
      </chakra.dd>
      {note && (
        <chakra.dd m="0" textStyle="meta" lineHeight="1.125rem" color="fg.muted">
          {note}
        </chakra.dd>
      )}
    </chakra.div>
  );
}
