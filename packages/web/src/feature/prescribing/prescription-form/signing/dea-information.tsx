import { chakra } from '@chakra-ui/react';
import { hasCurrentDeaLicense } from '@signa/core/prescribing';
import { controlledRefusalText, hardCopyDelivery, hardCopyNotice, hasPrescribableSchedule } from '@signa/core/catalog';
import { ControlledBadge } from '../../../../part/badge/controlled-badge';
import { useFormWork } from '../form/form-work-context';
import { fitsRail } from '../../../../part/surface/room';
import type { FormProduct } from '../state/setting';

/**
 * Replaces the print toggle for a controlled product: schedule, hard copy, and the vet's DEA number (P-100, P-113 to
 * P-115).
 */
export function DeaInformation({
  product,
  isShort,
}: {
  readonly product: FormProduct;
  /** In a phone's bottom bar: only the schedule and the delivery of the hard copy. */
  readonly isShort: boolean;
}) {
  const { setting, form } = useFormWork();
  const { vets, today, location } = setting;
  const vet = vets.find(({ id }) => id === form.authorizingVet);
  const isLawful = hasPrescribableSchedule(product) && (!vet || hasCurrentDeaLicense(vet, today));
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="1"
      textStyle="meta"
      lineHeight="1.125rem"
      color="fg.muted"
      css={{
        [fitsRail]: {
          px: '3',
          py: '2',
          borderWidth: '1px',
          borderColor: 'status.controlled.border',
          borderRadius: 'control',
          bg: 'bg.surface',
        },
      }}
    >
      <chakra.span display="flex" flexWrap="wrap" columnGap="2" rowGap="1" alignItems="center" textStyle="label">
        <ControlledBadge product={product} />
        <span>{hardCopyDelivery(product, location) === 'mail' ? 'Print and mail' : 'Print and fax'}</span>
        {vet && (
          <chakra.span ms="auto" color="fg.default">
            {deaText(vet, hasCurrentDeaLicense(vet, today))}
          </chakra.span>
        )}
      </chakra.span>
      <chakra.p color="fg.default" display={isShort ? 'none' : 'block'} css={{ [fitsRail]: { display: 'block' } }}>
        {hardCopyNotice(product)}
      </chakra.p>
      {!isLawful && (
        <chakra.p role="status" color="status.near.fg" textStyle="strong">
          {controlledRefusalText}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** Only users who can read the number see it. */
function deaText(vet: { readonly deaLicense: string | null }, isCurrent: boolean): string {
  if (!isCurrent) return 'No current DEA license';
  return vet.deaLicense ? `DEA ${vet.deaLicense}` : 'DEA license on file';
}
