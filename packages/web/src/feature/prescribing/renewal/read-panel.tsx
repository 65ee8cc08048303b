import { chakra } from '@chakra-ui/react';
import { eSignatureText } from '@signa/core/prescribing';
import { Check, Circle, CircleCheck, ListChecks, Signature } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../part/badge/badge';
import { Button } from '../../../part/button/button';
import { SpeciesIcon } from '../../../part/picture/species-icon';
import { Card } from '../../../part/surface/card';
import { FailedLine } from '../../../part/surface/failed-line';
import { useShortcut } from '../../../platform/keyboard/use-shortcut';
import { SummaryRow, SummaryRows } from '../prescription-form/signing/summary-row';
import { RenewalTitle, renewalName } from './renewal-title';
import type { Renewal, Renewals } from './use-renewals';

interface ReadPanelProps {
  readonly renewals: Renewals;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onAuthorize: () => void;
}

const authorizeLabel = ({ selected, unread }: Renewals): string =>
  unread.length === 0 ? `Authorize ${selected.length}` : `Authorize ${selected.length}, ${unread.length} still to read`;

/** What will be signed, one renewal open at a time, and the confirmation that names the number (P-471). */
export function ReadPanel({ renewals, busy, failure, onAuthorize }: ReadPanelProps) {
  const { selected, unread, open, isRead, show, markRead, toggle } = renewals;
  const head = useRef<HTMLHeadingElement>(null);
  const isReady = selected.length > 0 && unread.length === 0;
  const authorize = () => {
    if (isReady && !busy) onAuthorize();
  };
  useShortcut({
    keys: ['X'],
    label: 'Leave the open renewal out',
    section: 'Clean renewals',
    enabled: open !== null,
    run: () => open && toggle(open),
  });
  useShortcut({
    keys: ['Ctrl', 'Enter'],
    label: 'Authorize the renewals that were read',
    section: 'Clean renewals',
    enabled: isReady,
    run: authorize,
  });
  const read = (renewal: Renewal) => {
    markRead(renewal);
    // The button of the last one disappears; Authorize must not receive the same key press.
    if (unread.length === 1) head.current?.focus();
  };
  return (
    <Card aria-label="What you will sign" p="0" display="flex" flexDirection="column">
      <chakra.div display="flex" alignItems="center" gap="2.5" px="4" minH="11" py="1.5">
        <chakra.span color="accent.fg" display="inline-flex">
          <ListChecks size={18} aria-hidden />
        </chakra.span>
        <chakra.h2 ref={head} tabIndex={-1} textStyle="name" flex="1">
          Read through what you will sign
        </chakra.h2>
        <Badge icon={CircleCheck}>{`${selected.length - unread.length} of ${selected.length} read`}</Badge>
      </chakra.div>
      {selected.length === 0 && (
        <chakra.p px="4" pb="4" color="fg.muted">
          Select a renewal to read it.
        </chakra.p>
      )}
      <chakra.ol listStyleType="none" m="0" p="0">
        {selected.map((renewal) =>
          renewal === open ? (
            <OpenRenewal
              key={renewal.request.id}
              renewal={renewal}
              wasRead={isRead(renewal)}
              onRead={() => read(renewal)}
              onLeaveOut={() => toggle(renewal)}
            />
          ) : (
            <ClosedRenewal
              key={renewal.request.id}
              renewal={renewal}
              isRead={isRead(renewal)}
              onShow={() => show(renewal)}
            />
          ),
        )}
      </chakra.ol>
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="2"
        p="4"
        borderTopWidth="1px"
        borderColor="border.default"
        bg="bg.strip"
        borderBottomRadius="card"
        position="sticky"
        bottom="0"
      >
        {failure && <FailedLine failure={failure}>{failure}</FailedLine>}
        <chakra.p textStyle="meta" color="fg.muted">
          {`${eSignatureText} It is given for each of them.`}
        </chakra.p>
        <Button
          variant="solid"
          size="lg"
          icon={Signature}
          keys={isReady ? ['Ctrl', 'Enter'] : undefined}
          busy={busy}
          disabledReason={disabledReason(renewals)}
          onClick={authorize}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {authorizeLabel(renewals)}
        </Button>
      </chakra.div>
    </Card>
  );
}

function disabledReason({ selected, unread }: Renewals): string | null {
  if (selected.length === 0) return 'Select at least one renewal.';
  const [first] = unread;
  return first ? `Read ${unread.map(renewalName).join(', ')} first.` : null;
}

interface ClosedRenewalProps {
  readonly renewal: Renewal;
  readonly isRead: boolean;
  readonly onShow: () => void;
}

function ClosedRenewal({ renewal, isRead, onShow }: ClosedRenewalProps) {
  const Icon = isRead ? CircleCheck : Circle;
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle">
      <chakra.button
        type="button"
        onClick={onShow}
        display="flex"
        gap="3"
        alignItems="baseline"
        w="full"
        px="4"
        py="2.5"
        textAlign="start"
        cursor="pointer"
        _hover={{ bg: 'bg.hover' }}
      >
        <chakra.span color={isRead ? 'status.ready.fg' : 'fg.subtle'} flexShrink="0" position="relative" top="0.25rem">
          <Icon size={18} aria-hidden />
        </chakra.span>
        <chakra.span flex="1" minW="0">
          <RenewalTitle request={renewal.request} />
        </chakra.span>
        <chakra.span textStyle="meta" color="fg.muted" whiteSpace="nowrap">
          {isRead ? 'read' : 'not read'}
        </chakra.span>
      </chakra.button>
    </chakra.li>
  );
}

interface OpenRenewalProps {
  readonly renewal: Renewal;
  readonly wasRead: boolean;
  readonly onRead: () => void;
  readonly onLeaveOut: () => void;
}

/** The lines that are named in the head instead of the list. */
const inHead: ReadonlySet<string> = new Set(['patient', 'about', 'client']);

/** All lines of the renewal, whole. */
function OpenRenewal({ renewal, wasRead, onRead, onLeaveOut }: OpenRenewalProps) {
  const { request, lines } = renewal;
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const value = (name: string) => lines.find((line) => line.name === name)?.value;
  // View and focus follow the renewal that is read, so that Enter reads one after another.
  useEffect(() => {
    item.current?.scrollIntoView({ block: 'nearest' });
    // Selecting rows with the keyboard continues in the list.
    if (!document.activeElement?.matches('[data-renewal-select]')) button.current?.focus({ preventScroll: true });
  }, [request.id]);
  return (
    <chakra.li
      ref={item}
      // Stays above the strip with the Authorize button.
      scrollMarginBottom="11rem"
      borderTopWidth="1px"
      borderColor="border.subtle"
      p="4"
      display="flex"
      flexDirection="column"
      gap="2.5"
      boxShadow="inset 0.25rem 0 0 0 {colors.accent.solid}"
    >
      <chakra.div display="flex" gap="3">
        <SpeciesIcon size="head" species={request.locationPatient?.species?.code ?? null} />
        <chakra.div minW="0" overflowWrap="anywhere">
          <chakra.h3 textStyle="section">{value('patient')}</chakra.h3>
          <chakra.p textStyle="strong">{value('about')}</chakra.p>
          <chakra.p color="fg.muted">{value('client')}</chakra.p>
        </chakra.div>
      </chakra.div>
      <SummaryRows>
        {lines.map(
          ({ name, label, value: text, note, sign }) =>
            !inHead.has(name) && (
              <SummaryRow
                key={name}
                label={label}
                value={text}
                note={name === 'requests' ? null : note}
                sign={sign === '=' || sign === '≈' ? sign : null}
              />
            ),
        )}
      </SummaryRows>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          ref={button}
          variant="accent"
          icon={Check}
          keys={['Enter']}
          onClick={onRead}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {wasRead ? 'Next' : 'Read, next'}
        </Button>
        <Button variant="plain" keys={['X']} onClick={onLeaveOut}>
          Leave out
        </Button>
      </chakra.div>
    </chakra.li>
  );
}
