import { chakra } from '@chakra-ui/react';
import { CircleCheck, CircleX, ListChecks, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../part/button/icon-button';
import { Card } from '../../../part/surface/card';
import { requestAddress } from '../../../part/text/request-address';
import { RenewalTitle, renewalName } from './renewal-title';
import type { Confirmed } from './use-authorize-renewals';

const isAuthorized = ({ result }: Confirmed) => result.reason === null;

/** '3 authorized, 1 not'. */
function headOf(results: readonly Confirmed[]): string {
  const authorized = results.filter(isAuthorized).length;
  const others = results.length - authorized;
  return others === 0 ? `${authorized} authorized` : `${authorized} authorized, ${others} not`;
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
  useEffect(() => head.current?.focus(), [results]);
  return (
    <Card aria-label="Results" p="0">
      <chakra.div display="flex" alignItems="center" gap="2.5" px="4" minH="11" py="1.5">
        <chakra.span color="accent.fg" display="inline-flex">
          <ListChecks size={18} aria-hidden />
        </chakra.span>
        <chakra.h2 ref={head} tabIndex={-1} textStyle="name" flex="1">
          {headOf(results)}
        </chakra.h2>
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
            <chakra.span
              flexShrink="0"
              color={isAuthorized(one) ? 'status.ready.fg' : 'status.expired.fg'}
              display="inline-flex"
            >
              {isAuthorized(one) ? (
                <CircleCheck size={20} aria-label="Authorized" />
              ) : (
                <CircleX size={20} aria-label="Not authorized" />
              )}
            </chakra.span>
            <chakra.div minW="0" overflowWrap="anywhere">
              <RenewalTitle request={one.renewal.request} />
              <Outcome {...one} />
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

function Outcome({ renewal, result }: Confirmed) {
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
  return (
    <chakra.p color="fg.muted">
      {'Authorized, '}
      <TextLink to={`/history/${result.prescriptionId}`}>{`Rx# ${result.rxNumber}`}</TextLink>
      {joined.length > 0 && `. Answers ${joined.length === 1 ? 'both' : `all ${joined.length + 1}`} requests.`}
    </chakra.p>
  );
}
