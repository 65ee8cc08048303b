import { chakra } from '@chakra-ui/react';
import { pimsDot } from '@signa/core/practice';
import { PimsDotMark } from '../../part/badge/pims-dot-mark';
import { TitledCard } from '../../part/surface/card';
import { Fact, Facts } from '../../part/surface/facts';
import type { PracticeLocation } from '../../platform/practice/practice';
import type { ProfilePerson } from './use-user-profile';

interface PimsLinkCardProps {
  readonly person: ProfilePerson;
  readonly place: PracticeLocation | null;
}

const meaning = {
  green: 'The practice system knows this person.',
  red: 'Whoever authorizes needs a link to their record in the practice system.',
  grey: 'This role does not authorize and needs no link.',
} as const;

/** Whether the practice system knows the person, and as whom. */
export function PimsLinkCard({ person, place }: PimsLinkCardProps) {
  return (
    <TitledCard title="PIMS Link">
      <chakra.p color="fg.muted" mb="3">
        {meaning[pimsDot(person).colour]}
      </chakra.p>
      <Facts>
        <Fact label="Status">
          <PimsDotMark person={person} />
        </Fact>
        <Fact label="PIMS ID">{person.pimsId}</Fact>
        <Fact label="Origin system">{place?.pimsConnectionType}</Fact>
      </Facts>
    </TitledCard>
  );
}
