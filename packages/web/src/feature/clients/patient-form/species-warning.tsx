import { chakra } from '@chakra-ui/react';
import { findingText, prescriptionName, speciesChangeWarning } from '@signa/core/prescribing';
import { GetSpeciesChangeDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../../client/query/use-operation';
import { Warning } from '../../../part/notice/warning';
import { DialogNote } from '../../../part/notice/dialog-note';
import { usePractice } from '../../../platform/practice/practice';
import type { FormPatient } from './patient-draft';

interface SpeciesWarningProps {
  readonly patient: FormPatient;
  /** The chosen species. */
  readonly speciesCode: string;
}

/** Warns about open prescriptions that were issued for a species other than the one being saved (P-338). */
export function SpeciesWarning(props: SpeciesWarningProps) {
  const { patient, speciesCode } = props;
  const isOther = speciesCode !== '' && speciesCode !== (patient.species?.code ?? '');
  return (
    <DialogNote>
      {/* The live region must exist before its content, or screen readers don't announce it. */}
      <div role="status">{isOther && <OpenPrescriptions {...props} />}</div>
    </DialogNote>
  );
}

/** The open prescriptions, each with its conflicts for that species. */
function OpenPrescriptions({ patient, speciesCode }: SpeciesWarningProps) {
  const { location } = usePractice();
  const names = { locationId: location.id, locationPatientId: patient.id, speciesCode };
  const { data, failure } = useOperation(GetSpeciesChangeDocument, names, { mayBeRefused: true });
  const open = data?.speciesChange ?? [];
  if (open.length === 0 && !failure) return null;
  if (open.length === 0)
    return (
      <Warning>
        <chakra.p textStyle="name">The open prescriptions could not be checked for this species.</chakra.p>
      </Warning>
    );
  return (
    <Warning>
      <chakra.p textStyle="name">{speciesChangeWarning(open.length, patient.species?.name ?? null)}</chakra.p>
      <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="2" mt="1">
        {open.map(({ id, rxNumber, title, findings }) => (
          <chakra.li key={id} textStyle="meta" overflowWrap="anywhere">
            {`${prescriptionName({ rxNumber })}: ${title}`}
            {findings.map((finding) => (
              <chakra.p key={`${finding.rule} ${finding.text}`} color="fg.muted">
                {findingText(finding)}
              </chakra.p>
            ))}
            {findings.length === 0 && <chakra.p color="fg.muted">No conflicts found.</chakra.p>}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="meta" color="fg.muted" mt="1">
        Saving does not change them. Archive those that the patient must not receive.
      </chakra.p>
    </Warning>
  );
}
