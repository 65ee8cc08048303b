import { ListFilter } from 'lucide-react';
import { IconButton } from '../../part/button/icon-button';
import { Menu } from '../../part/overlay/menu';
import type { MenuItem } from '../../part/overlay/menu-items';
import { clientName } from '../../feature/prescribing/prescription-list/prescription-row';
import type { ListedPrescription } from '../../feature/prescribing/prescription-list/prescription-row';
import type { History } from './use-history';

interface NarrowMenuProps {
  readonly prescription: ListedPrescription;
  readonly onNarrow: History['change'];
}

/** Filters the list by values of a row. */
export function NarrowMenu({ prescription, onNarrow }: NarrowMenuProps) {
  return (
    <Menu
      label="Show only"
      groups={[{ label: 'Show only', items: narrowings(prescription, onNarrow) }]}
      trigger={(props) => (
        <IconButton icon={ListFilter} label={`Show only similar to ${prescription.product.title}`} {...props} />
      )}
    />
  );
}

function narrowings(prescription: ListedPrescription, onNarrow: History['change']): readonly MenuItem[] {
  const {
    locationClientId: clientId,
    locationPatientId: patientId,
    locationPatient: patient,
    productId,
    product,
  } = prescription;
  return [
    ...(clientId
      ? [
          {
            id: 'client',
            label: clientName(prescription) || 'This client',
            note: 'Client',
            onSelect: () => onNarrow({ clientId }),
          },
        ]
      : []),
    ...(patientId
      ? [
          {
            id: 'patient',
            label: patient?.name ?? 'This patient',
            note: 'Patient',
            onSelect: () => onNarrow({ patientId }),
          },
        ]
      : []),
    { id: 'product', label: product.title, note: 'Product', onSelect: () => onNarrow({ productId }) },
  ];
}
