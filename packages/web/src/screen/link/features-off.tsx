import { chakra } from '@chakra-ui/react';
import { pimsOffText } from '@signa/core/practice';
import { Unplug } from 'lucide-react';
import { SupportContact } from '../../part/page/support-contact';
import { Card } from '../../part/surface/card';
import { usePractice } from '../../platform/practice/practice';

/** Explains why nobody can be linked at this location, and how to enable it (C-084). */
export function FeaturesOff() {
  const { location } = usePractice();
  const text = pimsOffText(location);
  if (text === null) return null;
  return (
    <Card p="4" role="note" aria-label="PIMS features" display="flex" gap="3">
      <chakra.span color="fg.muted" pt="0.5" flexShrink="0">
        <Unplug size={18} aria-hidden />
      </chakra.span>
      <chakra.div minW="0">
        <chakra.p textStyle="name">Clients cannot be linked at this location yet.</chakra.p>
        <chakra.p color="fg.muted" mb="1">
          {text}
        </chakra.p>
        <SupportContact portalTypeCode={location.locationPortalType.code} />
      </chakra.div>
    </Card>
  );
}
