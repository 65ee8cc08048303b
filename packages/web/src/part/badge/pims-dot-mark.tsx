import { chakra } from '@chakra-ui/react';
import { pimsDot } from '@signa/core/practice';
import type { PimsDot } from '@signa/core/practice';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const looks: Readonly<Record<PimsDot['colour'], { readonly icon: LucideIcon; readonly color: string }>> = {
  green: { icon: CircleCheck, color: 'status.ready.fg' },
  red: { icon: CircleX, color: 'status.expired.fg' },
  grey: { icon: Circle, color: 'fg.subtle' },
};

interface PimsDotMarkProps {
  readonly person: Parameters<typeof pimsDot>[0];
  /** Whether the user's location has a practice system. */
  readonly hasPims: boolean;
}

/** Whether a user is linked to a user of the practice system. */
export function PimsDotMark({ person, hasPims }: PimsDotMarkProps) {
  const { colour, text } = pimsDot(person, hasPims);
  const { icon: Icon, color } = looks[colour];
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" color={color} data-pims-dot={colour}>
      <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />
      {text}
    </chakra.span>
  );
}
