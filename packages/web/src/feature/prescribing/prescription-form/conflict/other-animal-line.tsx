import { chakra } from '@chakra-ui/react';
import type { OtherAnimalFacts } from '@signa/core/safety';
import { weightLabel } from '@signa/core/clients';
import { ArrowUpRight, UsersRound } from 'lucide-react';
import { patientHistoryPath } from '../../../../part/text/party-path';
import { ReturnLink } from '../../../../part/text/return-link';
import { useFormWork } from '../form/form-work-context';

const about = ({ name, species, weight, weightUnit }: OtherAnimalFacts) =>
  [name, species?.name, weightLabel({ weight, weightUnit })].filter(Boolean).join(', ');

/** The client's other patients, in case one of them was meant. Shown if species or weight conflict. */
export function OtherAnimalLine() {
  const { setting, report } = useFormWork();
  const isOfAnimal = report.conflicts.some(({ kind }) => kind === 'species' || kind === 'weight');
  const others = setting.facts?.animals.filter(({ isOfClient }) => isOfClient) ?? [];
  const [first] = others;
  if (!isOfAnimal || !first) return null;
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      gap="2"
      px="4"
      py="2"
      borderTopWidth="1px"
      borderColor="border.subtle"
      textStyle="meta"
      color="fg.muted"
    >
      <chakra.span display="flex" gap="2" minW="0">
        <UsersRound size={16} aria-hidden style={{ marginTop: 2 }} />
        <span>
          {others.length === 1 ? 'Other animal of this client: ' : 'Other animals of this client: '}
          <chakra.span color="fg.default">{others.map(about).join('; ')}</chakra.span>
        </span>
      </chakra.span>
      {others.length === 1 && (
        <chakra.span
          ms="auto"
          color="accent.fg"
          fontWeight="medium"
          css={{ '& a': { display: 'inline-flex', alignItems: 'center', gap: '1' } }}
        >
          <ReturnLink to={patientHistoryPath(first.id)}>
            {`History of ${first.name}`}
            <ArrowUpRight size={14} aria-hidden />
          </ReturnLink>
        </chakra.span>
      )}
    </chakra.p>
  );
}
