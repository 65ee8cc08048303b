import { chakra } from '@chakra-ui/react';
import { Panel } from './panel';
import { useFormWork } from '../form/form-work-context';
import type { ExternalResult } from '../form/external-check';
import { ExternalCardRow } from './external-card-row';

/** The cards of CDS services below our own findings, for each service under its name (P-428). */
export function ExternalFindings() {
  const { results } = useFormWork().external;
  return results
    .filter(({ cards }) => cards.length > 0)
    .map((result) => <ServiceCards key={result.service} of={result} />);
}

/** Dashed, in the color of text: what another program says never looks like a finding of ours. */
function ServiceCards({ of: { service, cards } }: { readonly of: ExternalResult }) {
  return (
    <Panel grade="worth-knowing" borderStyle="dashed" aria-label={`From ${service}`}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="3"
        px="4"
        py="2.5"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <chakra.h3 textStyle="name" overflowWrap="anywhere">{`From ${service}`}</chakra.h3>
        <chakra.span textStyle="meta" color="fg.muted">
          Another program’s advice, not checked by Signa
        </chakra.span>
      </chakra.div>
      <chakra.ul m="0" p="0">
        {cards.map((card) => (
          <ExternalCardRow key={card.id} card={card} service={service} />
        ))}
      </chakra.ul>
    </Panel>
  );
}
