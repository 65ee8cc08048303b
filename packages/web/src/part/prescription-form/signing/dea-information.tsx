import { chakra } from '@chakra-ui/react';
import { hasCurrentDeaLicense } from '@signa/core/prescription';
import { controlledRefusalText, hardCopyDelivery, hardCopyNotice, hasPrescribableSchedule } from '@signa/core/product';
import { ControlledBadge } from '../../badge/controlled-badge';
import { useFormWork } from '../form-work-context';
import type { FormProduct } from '../setting';

/** What stands in place of the print toggle for a controlled product: schedule, hard copy, the vet's DEA number (P-100, P-113 to P-115). */
export function DeaInformation({ product }: { readonly product: FormProduct }) {
  const { setting, form } = useFormWork();
  const { vets, today, location } = setting;
  const vet = vets.find(({ id }) => id === form.authorizingVet);
  const isLawful = hasPrescribableSchedule(product) && (!vet || hasCurrentDeaLicense(vet, today));
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="1.5"
      textStyle="meta"
      color="fg.muted"
      p="3"
      borderWidth="1px"
      borderColor="status.controlled.border"
      borderRadius="control"
      bg="bg.surface"
    >
      <chakra.span display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <ControlledBadge product={product} />
        <span>{hardCopyDelivery(product, location) === 'mail' ? 'Print and mail' : 'Print and fax'}</span>
      </chakra.span>
      <p>{hardCopyNotice(product)}</p>
      {vet && <p>{deaLine(vet, hasCurrentDeaLicense(vet, today))}</p>}
      {!isLawful && (
        <chakra.p role="status" color="status.near.fg" textStyle="strong">
          {controlledRefusalText}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** The number is told only to those who may read it. */
function deaLine(
  vet: { readonly displayName: string; readonly deaLicense: string | null },
  isCurrent: boolean,
): string {
  if (!isCurrent) return `${vet.displayName} has no current DEA license on file.`;
  return vet.deaLicense
    ? `DEA number of ${vet.displayName}: ${vet.deaLicense}`
    : `${vet.displayName} has a current DEA license.`;
}
