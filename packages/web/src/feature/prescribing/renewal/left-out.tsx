import { chakra } from '@chakra-ui/react';
import { mainReason, reasonCounts, type RenewalGate } from '@signa/core/prescribing';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../part/button/button';
import { LinkButton } from '../../../part/button/link-button';
import { requestAddress } from '../../../part/text/request-address';
import { GateList } from './gate-list';
import { RenewalTitle, renewalName } from './renewal-title';
import type { Renewal } from './use-renewals';

interface LeftOutProps {
  readonly excluded: readonly Renewal[];
  readonly ofOtherVets: number;
}

const reasonOf = ({ gates }: Renewal) => mainReason(gates as readonly RenewalGate[]);

/** What is not in the view, counted by reason, and each with its reason on demand (P-465). */
export function LeftOut({ excluded, ofOtherVets }: LeftOutProps) {
  const [isOpen, setOpen] = useState(false);
  const counts = reasonCounts(excluded.flatMap((one) => reasonOf(one)?.reason ?? []));
  const total = excluded.length + ofOtherVets;
  if (total === 0) return null;
  const parts = [
    ...counts.map(({ reason, count, words }) => ({ key: reason as string, count, words })),
    ...(ofOtherVets > 0
      ? [
          {
            key: 'of-other-vets',
            count: ofOtherVets,
            words: ofOtherVets === 1 ? 'is for another vet' : 'are for other vets',
          },
        ]
      : []),
  ];
  return (
    <chakra.section
      aria-label="Not in this view"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.default"
      borderRadius="card"
      p="4"
      display="flex"
      flexDirection="column"
      gap="1.5"
    >
      <chakra.p textStyle="name">
        {total === 1 ? '1 renewal is not in this view' : `${total} renewals are not in this view`}
      </chakra.p>
      <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexWrap="wrap" columnGap="4" color="fg.muted">
        {parts.map(({ key, count, words }) => (
          <li key={key}>
            <chakra.strong color="fg.default">{count}</chakra.strong> {words}
          </li>
        ))}
      </chakra.ul>
      {excluded.length > 0 && (
        <span>
          <Button
            variant="link"
            size="sm"
            px="0"
            iconAfter={isOpen ? undefined : ArrowRight}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide them' : 'Show them'}
          </Button>
        </span>
      )}
      {isOpen && (
        <chakra.ul listStyleType="none" m="0" p="0">
          {excluded.map((renewal) => (
            <chakra.li
              key={renewal.request.id}
              borderTopWidth="1px"
              borderColor="border.subtle"
              py="2.5"
              display="flex"
              flexWrap="wrap"
              gap="2"
              alignItems="flex-start"
            >
              <chakra.div flex="1 1 16rem" minW="0" display="flex" flexDirection="column" alignItems="flex-start">
                <RenewalTitle request={renewal.request} />
                <chakra.span color="fg.muted">{reasonOf(renewal)?.text}</chakra.span>
                <GateList gates={renewal.gates} of={renewalName(renewal)} />
              </chakra.div>
              <LinkButton
                size="sm"
                to={requestAddress(renewal.request)}
                aria-label={`Open the request for ${renewalName(renewal)}`}
              >
                Open
              </LinkButton>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
