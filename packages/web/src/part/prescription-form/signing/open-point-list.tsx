import { chakra } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useFormWork } from '../form-work-context';
import { openPoints } from './open-points';
import { roomForRail } from '../room';

/** What is odd about what will be signed, right above the button that signs it. */
export function OpenPointList({ isOpen }: { readonly isOpen: boolean }) {
  const points = openPoints(useFormWork());
  if (points.length === 0) return null;
  const more = points.filter(({ kind }, index) => kind !== 'fine' && index > 0).length;
  return (
    <chakra.ul
      m="0"
      px="4"
      pt={isOpen ? '2' : '1'}
      pb={isOpen ? '1' : '0'}
      flexShrink="0"
      css={{ [roomForRail]: { borderTopWidth: '1px', borderColor: 'border.subtle' } }}
    >
      {points.map(({ kind, text }, index) => {
        const Icon = kind === 'fine' ? CircleCheck : TriangleAlert;
        return (
          <chakra.li
            key={text}
            listStyleType="none"
            // The closed bar has room for one; the others stand in the open one.
            display={(kind === 'fine' || index > 0) && !isOpen ? 'none' : 'flex'}
            css={{ [roomForRail]: { display: 'flex' } }}
            gap="2"
            mb={isOpen ? '1' : '0'}
            textStyle="meta"
            color={kind === 'fine' ? 'fg.muted' : 'status.near.fg'}
            fontWeight={kind === 'open' ? 'medium' : undefined}
          >
            <chakra.span
              color={kind === 'fine' ? 'status.ready.fg' : undefined}
              display="inline-flex"
              flexShrink="0"
              pt="0.5"
            >
              <Icon size={16} aria-hidden />
            </chakra.span>
            {text}
            {index === 0 && more > 0 && !isOpen && (
              <chakra.span
                whiteSpace="nowrap"
                css={{ [roomForRail]: { display: 'none' } }}
              >{`+ ${more} more`}</chakra.span>
            )}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
