import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { cardFrame } from '../../part/surface/card-frame';
import { narrowWindow } from '../../part/surface/room';

interface TileProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Undefined while loading, null if it could not be read. */
  readonly count: number | null | undefined;
  readonly note?: string;
  /** Omitted if the page does not exist or the user cannot view it. */
  readonly to?: string;
}

const TileLink = chakra(Link, {
  base: { display: 'block', borderRadius: 'card', '&:hover section': { borderColor: 'accent.border' } },
});

const Face = chakra('section', {
  base: { ...cardFrame, px: '4', py: '3.5', h: 'full', display: 'flex', flexDirection: 'column' },
});

/** As tall as the number that replaces it. */
const Awaited = () => <chakra.span display="block" bg="bg.skeleton" borderRadius="key" w="2.5rem" h="7" my="1" />;

const Unknown = () => (
  <chakra.span color="fg.subtle" role="img" aria-label="Unknown">
    –
  </chakra.span>
);

/** A count and a link to its list. */
export function Tile({ icon: Icon, label, count, note, to }: TileProps) {
  const face = (
    <Face aria-label={label}>
      <chakra.div display="flex" flex="1" alignItems="center" gap="2" color="fg.muted">
        <Icon size={16} aria-hidden />
        <chakra.span flex="1" fontWeight="medium">
          {label}
        </chakra.span>
        {to && (
          <chakra.span display="inline-flex" css={{ [narrowWindow]: { display: 'none' } }}>
            <ArrowRight size={16} aria-hidden />
          </chakra.span>
        )}
      </chakra.div>
      <chakra.p textStyle="tile" mt="1.5" minH="9">
        {count === undefined ? <Awaited /> : (count ?? <Unknown />)}
      </chakra.p>
      <chakra.p textStyle="meta" color="fg.subtle" minH="5">
        {note}
      </chakra.p>
    </Face>
  );
  return to ? <TileLink to={to}>{face}</TileLink> : face;
}
