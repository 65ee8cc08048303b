import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
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
import { FieldRow } from '../field/field-row';
import { WrittenByOthers } from '../notice/written-by-others';

export interface PrescriptionFormProps {
  readonly title: string;
}

/** The fields of a prescription in one reading column. Needs a FormWorkContext around it. */
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
      </chakra.div>
      <ProductFields />
      <DirectionsField />
      <FieldRow>
        <RefillsField />
        <ExpirationField />
      </FieldRow>
      <PeopleFields />
      <WorkflowStatusField />
      <NotificationFields />
      <CompoundingField />
      <ConsultField />
      <AdvancedOptions />
    </chakra.section>
  );
}
