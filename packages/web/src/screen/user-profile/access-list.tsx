import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/contract';
import { Check, X } from 'lucide-react';

export type Access = NonNullable<Operations['GetPersonAccess']['data']['personAccess']>;
export type AccessEntry = Access['entries'][number];

/** Permissions under their headings; each denied one explains how it could be granted. */
export function AccessList({ entries }: { readonly entries: readonly AccessEntry[] }) {
  const areas = [...new Set(entries.map(({ area }) => area))];
  return areas.map((area) => (
    <chakra.section key={area} aria-label={area} _notFirst={{ mt: '4' }}>
      <chakra.h3 textStyle="meta" color="fg.muted" mb="1">
        {area}
      </chakra.h3>
      <chakra.ul listStyleType="none">
        {entries
          .filter((entry) => entry.area === area)
          .map((entry) => (
            <Line key={`${entry.words} ${entry.operations.join(' ')}`} entry={entry} />
          ))}
      </chakra.ul>
    </chakra.section>
  ));
}

function Line({ entry: { words, isAllowed, ways } }: { readonly entry: AccessEntry }) {
  const Icon = isAllowed ? Check : X;
  const [way] = ways;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1rem minmax(0, 1fr)', md: '1rem minmax(0, 2fr) minmax(0, 3fr)' }}
      columnGap="2"
      py="1.5"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.span color={isAllowed ? 'status.ready.fg' : 'status.expired.fg'} display="inline-flex" pt="0.5">
        <Icon size={16} aria-hidden />
      </chakra.span>
      <chakra.span overflowWrap="anywhere">{words}</chakra.span>
      <chakra.span gridColumn={{ base: '2', md: 'auto' }} color="fg.muted" overflowWrap="anywhere">
        {isAllowed ? (
          <>
            Allowed
            {way && way.name !== '' && `, ${way.name.charAt(0).toLowerCase()}${way.name.slice(1)}`}
          </>
        ) : (
          <>
            <chakra.span srOnly>Not allowed. </chakra.span>
            {ways.map(({ name, missing }) => (
              <chakra.span key={`${name} ${missing.join(' ')}`} display="block">
                {name !== '' && `${name}: `}
                {missing.join(' ')}
              </chakra.span>
            ))}
          </>
        )}
      </chakra.span>
    </chakra.li>
  );
}
