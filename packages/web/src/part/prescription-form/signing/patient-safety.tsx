import { chakra } from '@chakra-ui/react';
import { noKnownAllergiesText, weightLabels } from '@signa/core/patient';
import type { FormPatient } from '../setting';

/** What the dose hangs on, beside the button that signs it (P-104). */
export function PatientSafety({ patient }: { readonly patient: FormPatient }) {
  const allergies = [...new Set(patient.allergies.map(({ name }) => name))];
  return (
    <>
      {weightLabels(patient)?.recorded ?? 'Weight not known'},{' '}
      {allergies.length === 0 ? (
        noKnownAllergiesText
      ) : (
        <chakra.b fontWeight="semibold" color="status.expired.fg">
          {`Allergies: ${allergies.join(', ')}`}
        </chakra.b>
      )}
    </>
  );
}
