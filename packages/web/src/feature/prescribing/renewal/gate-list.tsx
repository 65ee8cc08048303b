import { chakra } from '@chakra-ui/react';
import { renewalGateLabels, renewalGateNames } from '@signa/core/prescribing';
import { ChevronDown, ChevronUp, CircleCheck, CircleX } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../part/button/button';
import type { Renewal } from './use-renewals';

type Gate = Renewal['gates'][number];

const labelOf = ({ name }: Gate): string => {
  const known = renewalGateNames.find((one) => one === name);
  return known ? renewalGateLabels[known] : name;
};

/** The gates of a renewal with their verdicts, on demand: an icon, a word, and the reason (P-461, P-471). */
export function GateList({ gates, of }: { readonly gates: readonly Gate[]; readonly of: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const passed = gates.filter(({ reason }) => reason === null).length;
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        px="1.5"
        ms="-1.5"
        iconAfter={isOpen ? ChevronUp : ChevronDown}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${passed} of ${gates.length} checks passed for ${of}`}
        onClick={() => setOpen(!isOpen)}
      >
        {`${passed} of ${gates.length} checks`}
      </Button>
      {isOpen && (
        <chakra.ul id={id} listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="1">
          {gates.map((gate) => (
            <chakra.li key={gate.name} display="flex" gap="2" alignItems="baseline" textStyle="meta">
              <chakra.span
                flexShrink="0"
                position="relative"
                top="0.1875rem"
                color={gate.reason === null ? 'status.ready.fg' : 'status.expired.fg'}
              >
                {gate.reason === null ? (
                  <CircleCheck size={15} aria-label="Passed" />
                ) : (
                  <CircleX size={15} aria-label="Not passed" />
                )}
              </chakra.span>
              <span>
                <chakra.span textStyle="strong">{labelOf(gate)}</chakra.span>
                <chakra.span color="fg.muted">{` · ${gate.text}`}</chakra.span>
              </span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}
