import { chakra } from '@chakra-ui/react';
import { wasUndone } from '@signa/core/prescribing';
import { CircleCheck, CircleX, ListChecks, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../part/button/icon-button';
import { Card } from '../../../part/surface/card';
import { requestAddress } from '../../../part/text/request-address';
import { useShortcut } from '../../../platform/keyboard/use-shortcut';
import { UndoTogether } from '../undo/undo-together';
import type { UndoResult } from '../undo/use-undo-prescriptions';
import { RenewalTitle, renewalName } from './renewal-title';
import type { Confirmed } from './use-authorize-renewals';

const isAuthorized = ({ result }: Confirmed) => result.reason === null;

/** '3 authorized, 1 not'. */
function headOf(results: readonly Confirmed[]): string {
  const authorized = results.filter(isAuthorized).length;
  const others = results.length - authorized;
  return others === 0 ? `${authorized} authorized` : `${authorized} authorized, ${others} not`;
}

/** '3 undone, 1 not'. */
function undoneHead(undone: readonly UndoResult[]): string {
  const count = undone.filter(wasUndone).length;
  return count === undone.length ? `${count} undone` : `${count} undone, ${undone.length - count} not`;
}

const TextLink = chakra(Link, { base: { color: 'accent.fg', textStyle: 'name', textDecoration: 'underline' } });

/** What became of each renewal of a confirmation: its number, or why it was not authorized (P-472). */
export function ResultsPanel({
  results,
  onClose,
}: {
  readonly results: readonly Confirmed[];
  readonly onClose: () => void;
}) {
  const head = useRef<HTMLHeadingElement>(null);
  const [undone, setUndone] = useState<readonly UndoResult[] | null>(null);
  const signed = results.flatMap(({ result }) => result.prescriptionId ?? []);
  const undoneOf = ({ result }: Confirmed) =>
    undone?.find(({ prescriptionId }) => prescriptionId === result.prescriptionId) ?? null;
  useShortcut({ keys: ['Esc'], label: 'Close the results', section: 'Clean renewals', run: onClose });
  useEffect(() => head.current?.focus(), [results, undone]);
  return (
    <Card aria-label="Results" p="0">
      <chakra.div display="flex" alignItems="center" gap="2.5" px="4" minH="11" py="1.5">
        <chakra.span color="accent.fg" display="inline-flex">
          <ListChecks size={18} aria-hidden />
        </chakra.span>
        <chakra.h2 ref={head} tabIndex={-1} textStyle="name" flex="1">
          {undone ? undoneHead(undone) : headOf(results)}
        </chakra.h2>
        {undone === null && <UndoTogether prescriptionIds={signed} onUndone={setUndone} />}
        <IconButton icon={X} label="Close the results" onClick={onClose} />
      </chakra.div>
      <chakra.ul listStyleType="none" m="0" p="0">
        {results.map((one) => (
          <chakra.li
            key={one.renewal.request.id}
            display="flex"
            gap="3"
            px="4"
            py="3"
            borderTopWidth="1px"
            borderColor="border.subtle"
          >
            <OutcomeIcon {...one} undone={undoneOf(one)} />
            <chakra.div minW="0" overflowWrap="anywhere">
              <RenewalTitle request={one.renewal.request} />
              <Outcome {...one} undone={undoneOf(one)} />
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="meta" color="fg.muted" p="4" borderTopWidth="1px" borderColor="border.default" bg="bg.strip">
        Each one was signed by itself: one that fails leaves the others as they are.
      </chakra.p>
    </Card>
  );
}

interface OutcomeProps extends Confirmed {
  readonly undone: UndoResult | null;
}

function OutcomeIcon({ result, undone }: OutcomeProps) {
  const [Icon, label, color] =
    result.reason !== null
      ? ([CircleX, 'Not authorized', 'status.expired.fg'] as const)
      : undone && wasUndone(undone)
        ? ([Undo2, 'Undone', 'fg.muted'] as const)
        : ([CircleCheck, 'Authorized', 'status.ready.fg'] as const);
  return (
    <chakra.span flexShrink="0" color={color} display="inline-flex">
      <Icon size={20} aria-label={label} />
    </chakra.span>
  );
}

function Outcome({ renewal, result, undone }: OutcomeProps) {
  const { joined } = renewal.request;
  if (result.reason !== null)
    return (
      <chakra.p color="fg.muted">
        {`Not authorized. ${result.reason} `}
        <TextLink to={requestAddress(renewal.request)} aria-label={`Open the request for ${renewalName(renewal)}`}>
          Open it
        </TextLink>
      </chakra.p>
    );
  if (undone && wasUndone(undone)) return <chakra.p color="fg.muted">{undone.text}</chakra.p>;
  return (
    <chakra.p color="fg.muted">
      {undone && `${undone.text} `}
      {'Authorized, '}
      <TextLink to={`/history/${result.prescriptionId}`}>{`Rx# ${result.rxNumber}`}</TextLink>
      {joined.length > 0 && `. Answers ${joined.length === 1 ? 'both' : `all ${joined.length + 1}`} requests.`}
    </chakra.p>
  );
}
