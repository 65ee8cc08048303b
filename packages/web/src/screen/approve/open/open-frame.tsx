import { chakra } from '@chakra-ui/react';
import { roomForRail } from '../../../part/prescription-form/room';
import { asCard } from '../card/layout';

/** The body of an open card. */
export const OpenFrame = chakra('div', {
  base: { px: '4', pb: '4', [asCard]: { pt: '4' }, [roomForRail]: { display: 'contents' } },
});
