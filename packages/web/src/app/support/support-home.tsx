import { chakra } from '@chakra-ui/react';
import { Page } from '../../part/page/page';
import { useSupport } from '../../platform/person/support-session';
import { supportName } from './support-name';

/** A greeting and nothing else. */
export function SupportHome() {
  const { support } = useSupport();
  return (
    <Page>
      <chakra.p textStyle="section">Hello, {supportName(support)}</chakra.p>
    </Page>
  );
}
