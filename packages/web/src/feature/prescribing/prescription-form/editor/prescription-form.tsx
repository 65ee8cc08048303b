import { chakra } from '@chakra-ui/react';
import type { AdvancedField, PrescriptionField } from '@signa/core/prescribing';
import { useId } from 'react';
import type { ComponentType } from 'react';
import { AdvancedOptions } from '../field/advanced-options';
import { CompoundingField } from '../field/compounding-field';
import { ConsultField } from '../field/consult-field';
import { DirectionsField } from '../field/directions-field';
import { ExpirationField } from '../field/expiration-field';
import { NotificationFields } from '../field/notification-fields';
import { PeopleFields } from '../field/people-fields';
import { ProductFields } from '../field/product-fields';
import { RefillsField } from '../field/refills-field';
import { WorkflowStatusField } from '../field/workflow-status-field';
import { FavoriteMenu } from '../favorite/favorite-menu';
import { FieldRow } from '../field/field-row';
import { WrittenByOthers } from '../notice/written-by-others';

function RefillsAndExpiration() {
  return (
    <FieldRow>
      <RefillsField />
      <ExpirationField />
    </FieldRow>
  );
}

/** The control of each field, in display order; one control may cover several fields. `AdvancedFields` has the rest. */
const controls: Readonly<Record<Exclude<PrescriptionField, AdvancedField>, ComponentType | null>> = {
  productId: ProductFields,
  unitPerFill: ProductFields,
  directions: DirectionsField,
  prnFlag: RefillsAndExpiration,
  refills: RefillsAndExpiration,
  prescExpiryDate: RefillsAndExpiration,
  authorizingVet: PeopleFields,
  workflowLocationUserId: PeopleFields,
  currentWorkflowStatusId: WorkflowStatusField,
  notifyClientDate: NotificationFields,
  reasonForCompound: CompoundingField,
  pimsConsultId: ConsultField,
  // Under Advanced Options, but never a reason to expand them.
  autoShipPrompt: null,
  // Shown beside what they respond to: a conflict, another user's note, another patient who could be meant.
  overrideReason: null,
  confirmedNote: null,
  confirmedPatientId: null,
  // Known before the form opens.
  locationId: null,
  locationClientId: null,
  locationPatientId: null,
  isOfficeUse: null,
  rxOriginCode: null,
  version: null,
};

/** Each control once, keyed by its first field. */
const shownControls = Object.entries(controls).filter(
  (entry, index, all): entry is [string, ComponentType] =>
    entry[1] !== null && all.findIndex(([, control]) => control === entry[1]) === index,
);

interface PrescriptionFormProps {
  readonly title: string;
}

/** The prescription fields in one column. Requires a FormWorkContext. */
export function PrescriptionForm({ title }: PrescriptionFormProps) {
  const titleId = useId();
  return (
    <chakra.section
      aria-labelledby={titleId}
      data-prescription-form
      display="flex"
      flexDirection="column"
      gap="4"
      minW="0"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <chakra.h3 id={titleId} textStyle="section">
          {title}
        </chakra.h3>
        <WrittenByOthers />
        <chakra.div ms="auto">
          <FavoriteMenu />
        </chakra.div>
      </chakra.div>
      {shownControls.map(([name, Control]) => (
        <Control key={name} />
      ))}
      <AdvancedOptions />
    </chakra.section>
  );
}
