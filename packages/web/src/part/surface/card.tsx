import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cardFrame } from './card-frame';

const Section = chakra('section', { base: cardFrame });
const Box = chakra('div', { base: cardFrame });

/**
 * A frame around related content. With a name, it is a section that screen readers can find; without one, it has no
 * role.
 */
export function Card(props: HTMLChakraProps<'section'>) {
  const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
  return isNamed ? <Section {...props} /> : <Box {...props} />;
}

interface TitledCardProps {
  readonly title: string;
  /** Secondary text next to the title. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card whose visible title is also its accessible name. */
export function TitledCard({ title, note, action, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} p="4">
      <CardHead id={id} title={title} note={note} action={action} />
      {children}
    </Card>
  );
}

export function CardHead({
  id,
  title,
  note,
  action,
}: Pick<TitledCardProps, 'title' | 'note' | 'action'> & { readonly id?: string }) {
  return (
    <chakra.div
      display="flex"
      flexWrap={note ? 'nowrap' : 'wrap'}
      alignItems="center"
      columnGap="3"
      rowGap="1"
      mb="3"
      minW="0"
    >
      <chakra.h2 id={id} textStyle="section">
        {title}
      </chakra.h2>
      {note && (
        <chakra.span textStyle="meta" color="fg.subtle" truncate>
          {note}
        </chakra.span>
      )}
      {action && <chakra.div ml="auto">{action}</chakra.div>}
    </chakra.div>
  );
}
