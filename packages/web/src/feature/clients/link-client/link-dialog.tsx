import { Dialog } from '../../../part/overlay/dialog';
import { LinkForm } from './link-form';
import { useLinking } from './use-linking';
import type { LinkingOptions } from './use-linking';

/** The link panel of the client profile (C-109). */
export function LinkDialog(options: LinkingOptions) {
  const linking = useLinking(options);
  return (
    <>
      <Dialog title="PIMS Link" width="form" hasFixedHeight busy={linking.busy} onClose={linking.leave}>
        <LinkForm linking={linking} />
      </Dialog>
      {linking.question}
    </>
  );
}
