import { chakra } from '@chakra-ui/react';
import { fitsRail } from '../../../../part/surface/room';
import { asCard } from '../layout/layout';

/** The body of an open card. */
export const OpenFrame = chakra('div', {
  base: { px: '4', pb: '4', [asCard]: { pt: '4' }, [fitsRail]: { display: 'contents' } },
});
