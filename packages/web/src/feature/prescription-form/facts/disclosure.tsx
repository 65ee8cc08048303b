import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { roomForRail } from '../../../part/surface/room';

interface DisclosureProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What it holds, quiet behind its title. */
  readonly note: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The id of what it shows. */
  readonly controls: string;
}

/** On a narrow screen facts and form are closed behind their heads; where there is room all of it stands open (P-252). */
export function Disclosure({ icon: Icon, title, note, open, onToggle, controls }: DisclosureProps) {
  const Arrow = open ? ChevronUp : ChevronDown;
  return (
    <chakra.button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      display="flex"
      alignItems="center"
      gap="2.5"
      w="full"
      minH="11"
      px="4"
      py="1.5"
      textAlign="start"
      cursor="pointer"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="card"
      css={{ [roomForRail]: { display: 'none' } }}
    >
      <chakra.span color="fg.muted" display="inline-flex">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.span textStyle="name">{title}</chakra.span>{' '}
      <chakra.span textStyle="meta" color="fg.muted" minW="0">
        {note}
      </chakra.span>
      <chakra.span color="fg.muted" display="inline-flex" ms="auto">
        <Arrow size={18} aria-hidden />
      </chakra.span>
    </chakra.button>
  );
}
