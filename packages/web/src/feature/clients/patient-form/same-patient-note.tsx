import { chakra } from '@chakra-ui/react';
import { genderWord, patientAge, weightLabel } from '@signa/core/clients';
import { visitOfProfile } from '@signa/core/prescribing';
import { HeartCrack, UserRoundX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../part/badge/badge';
import { Button } from '../../../part/button/button';
import { Warning } from '../../../part/notice/warning';
import { DialogNote } from '../../../part/notice/dialog-note';
import { usePractice } from '../../../platform/practice/practice';
import type { SamePatients } from './use-same-patients';

interface SamePatientNoteProps {
  readonly same: SamePatients;
  /** Creates the patient despite the likely duplicates. */
  readonly onCreate: () => void;
}

/** The client's patients who might be the new one. Saving is blocked until 'Create anyway' (C-301). */
export function SamePatientNote({ same: { clientId, shown, isBlocked }, onCreate }: SamePatientNoteProps) {
  const { today } = usePractice();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBlocked) place.current?.focus();
  }, [isBlocked]);
  if (clientId === null || shown.length === 0) return null;
  return (
    <DialogNote>
      <chakra.div ref={place} tabIndex={-1} outline="none">
        <Warning>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <chakra.p role="status" textStyle="name">
              This patient may already exist.
            </chakra.p>
            <chakra.span ms="auto">
              <Button size="sm" onClick={onCreate}>
                Create anyway
              </Button>
            </chakra.span>
          </chakra.div>
          {isBlocked && (
            <chakra.p role="alert" textStyle="meta">
              Nothing was created. Open the patient, or press Create anyway.
            </chakra.p>
          )}
          <chakra.ul aria-label="Possible patients" listStyle="none" mt="1">
            {shown.map((patient) => (
              <chakra.li
                key={patient.id}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                columnGap="2"
                textStyle="meta"
              >
                <chakra.span color="accent.fg" fontWeight="semibold">
                  {/* Opens in a new tab, so that typed values are kept. */}
                  <Link
                    to={visitOfProfile({ clientId, patientId: patient.id }).path}
                    target="_blank"
                    aria-label={`${patient.name}, opens in a new tab`}
                  >
                    {patient.name}
                  </Link>
                </chakra.span>
                <span>
                  {[
                    patient.species?.name,
                    patient.breed?.name,
                    genderWord(patient.gender),
                    patientAge(patient, today()),
                    weightLabel(patient),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {!patient.isActive && (
                  <Badge icon={patient.isDeceased ? HeartCrack : UserRoundX}>
                    {patient.isDeceased ? 'Deceased' : 'Inactive'}
                  </Badge>
                )}
              </chakra.li>
            ))}
          </chakra.ul>
        </Warning>
      </chakra.div>
    </DialogNote>
  );
}
