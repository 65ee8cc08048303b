import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { fitsRail } from '../../../../part/surface/room';

interface DisclosureProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** A muted summary of the contents. */
  readonly note: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The ID of the controlled element. */
  readonly controls: string;
}

/** On narrow screens, facts and form are collapsible; on wide screens, everything is expanded (P-252). */
export function Disclosure({ icon: Icon, title, note, open, onToggle, controls }: DisclosureProps) {
  const Chevron = open ? ChevronUp : ChevronDown;
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
      css={{ [fitsRail]: { display: 'none' } }}
    >
      <chakra.span color="fg.muted" display="inline-flex">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.span textStyle="name">{title}</chakra.span>{' '}
      <chakra.span textStyle="meta" color="fg.muted" minW="0">
        {note}
      </chakra.span>
      <chakra.span color="fg.muted" display="inline-flex" ms="auto">
        <Chevron size={18} aria-hidden />
      </chakra.span>
    </chakra.button>
  );
}
