import { chakra } from '@chakra-ui/react';
import { authorityText, affectedText, rightsTexts, strandedText } from '@signa/core/administration';
import { Minus, Plus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Warning } from '../../part/notice/warning';
import type { Effect } from './use-role-save';

/** Effect of saving a role: the affected users, and requests that would be left without an owner. */
export function RoleEffect({ effect }: { readonly effect: Effect }) {
  const { authority, gained, lost, places } = effect;
  const heading = useRef<HTMLHeadingElement>(null);
  // Replaces the form and takes focus, so that the user notices it after pressing Save.
  useEffect(() => heading.current?.focus(), []);
  const text = authorityText(authority);
  const losses = [...(authority === 'lost' && text ? [text] : []), ...rightsTexts(lost)];
  const gains = [...(authority === 'gained' && text ? [text] : []), ...rightsTexts(gained)];
  const stranded = places.filter(({ strandedRequests }) => strandedRequests > 0);
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.h3 ref={heading} tabIndex={-1} data-autofocus textStyle="section">
        This affects {affectedText(effect.peopleCount, effect.locationCount)}.
      </chakra.h3>
      {stranded.length > 0 && (
        <Warning>
          <chakra.ul display="flex" flexDirection="column" gap="1">
            {stranded.map(({ locationId, name, strandedRequests }) => (
              <li key={locationId}>
                <chakra.b fontWeight="semibold">{name}:</chakra.b> {strandedText(strandedRequests)}
              </li>
            ))}
          </chakra.ul>
          <More shown={stranded.length} all={effect.strandedCount} />
        </Warning>
      )}
      <Rights title="They lose" icon={Minus} texts={losses} />
      <Rights title="They gain" icon={Plus} texts={gains} />
      <People places={places} all={effect.locationCount} />
    </chakra.div>
  );
}

interface RightsProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly texts: readonly string[];
}

function Rights({ title, icon: Icon, texts }: RightsProps) {
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <chakra.h4 id={id} textStyle="name" mb="1">
        {title}
      </chakra.h4>
      <chakra.ul display="grid" gap="1" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {texts.map((text) => (
          <chakra.li key={text} display="flex" gap="2" _first={{ gridColumn: '1 / -1' }}>
            <chakra.span color="fg.subtle" pt="1" flexShrink="0">
              <Icon size={14} aria-hidden />
            </chakra.span>
            {text}
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}

function People({ places, all }: { readonly places: Effect['places']; readonly all: number }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h4 id={id} textStyle="name" mb="1">
        Affected users
      </chakra.h4>
      <chakra.ul borderWidth="1px" borderColor="border.subtle" borderRadius="control">
        {places.map(({ locationId, name, people, peopleCount }) => (
          <chakra.li
            key={locationId}
            px="3"
            py="2"
            borderTopWidth="1px"
            borderColor="border.subtle"
            _first={{ borderTopWidth: '0' }}
            overflowWrap="anywhere"
          >
            <chakra.span textStyle="strong">{name}</chakra.span>
            <chakra.span display="block" textStyle="meta" color="fg.muted">
              {people.join(', ')}
              {peopleCount > people.length && ` and ${peopleCount - people.length} more`}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <More shown={places.length} all={all} />
    </section>
  );
}

function More({ shown, all }: { readonly shown: number; readonly all: number }) {
  const more = all - shown;
  if (more <= 0) return null;
  return (
    <chakra.p textStyle="meta" color="fg.muted" mt="1">
      And {more} more {more === 1 ? 'location' : 'locations'}.
    </chakra.p>
  );
}
