import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { expiryOfTask, requestsLabel, taskTypeLabel } from '@signa/core/prescribing';
import { ExpiryBadge } from '../../../part/badge/expiry-badge';
import { tickStyle } from '../../../part/field/tick-style';
import { SpeciesIcon } from '../../../part/picture/species-icon';
import { usePractice } from '../../../platform/practice/practice';
import { GateList } from './gate-list';
import { RenewalTitle, renewalName } from './renewal-title';
import type { Renewal } from './use-renewals';

const Box = chakra('input', tickStyle);

interface RenewalRowProps {
  readonly renewal: Renewal;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onShow: () => void;
}

/** A clean renewal in the list: what it is, as on which prescription, and its gates (P-471). */
export function RenewalRow({ renewal, isSelected, isOpen, onToggle, onShow }: RenewalRowProps) {
  const { today } = usePractice();
  const { request, gates } = renewal;
  const type = [taskTypeLabel(request.type), requestsLabel(request.joined)].filter(Boolean).join(', ');
  const lastTime = gates.find(({ name }) => name === 'lastTime');
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto auto minmax(0, 1fr)"
      gap="3"
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
      bg={isOpen ? 'accent.subtle' : undefined}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('button, input, a')) onShow();
      }}
    >
      <chakra.span display="inline-flex" alignItems="center" h="9">
        <Box
          type="checkbox"
          data-renewal-select
          checked={isSelected}
          onChange={onToggle}
          aria-label={`Select ${renewalName(renewal)}`}
        />
      </chakra.span>
      <SpeciesIcon species={request.locationPatient?.species?.code ?? null} />
      <chakra.div minW="0" display="flex" flexDirection="column" gap="0.5" alignItems="flex-start">
        <RenewalTitle request={request} />
        <chakra.span color="fg.muted" overflowWrap="anywhere">
          {type}
          {request.locationClient && ` • ${clientName(request.locationClient)}`}
        </chakra.span>
        <chakra.span display="flex" flexWrap="wrap" w="full" columnGap="3" rowGap="1" alignItems="center">
          {lastTime && (
            <chakra.span>
              <chakra.span color="status.ready.fg" fontWeight="semibold" aria-hidden>
                {'= '}
              </chakra.span>
              {lastTime.text}
            </chakra.span>
          )}
          <chakra.span ms={{ md: 'auto' }}>
            <ExpiryBadge expiry={expiryOfTask({ ...request, prescription: null })} today={today()} />
          </chakra.span>
        </chakra.span>
        <GateList gates={gates} of={renewalName(renewal)} />
      </chakra.div>
    </chakra.li>
  );
}
