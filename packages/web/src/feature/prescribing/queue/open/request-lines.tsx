import { chakra } from '@chakra-ui/react';
import { countsPacks, orderQuantitiesText, requestedMoreNotice } from '@signa/core/prescribing';
import { Package, PackageX } from 'lucide-react';
import { NoteLine } from '../../prescription-form/notice/note-line';
import { RemedyLink } from '../../prescription-form/notice/remedy-link';
import { InactiveLines } from '../../prescription-form/notice/inactive-lines';
import type { FormWork } from '../../prescription-form/form/form-work';
import type { FullTask } from '../request/rows';

/** Shown for a request without a known patient. */
const nobodyText =
  'This request has no client or patient, so it can be neither saved nor authorized. Prescribe it for office use, then decline it.';

/**
 * Warnings about the request itself: a discontinued product, an inactive client or patient, or a larger order (P-041,
 * P-046, P-049).
 */
export function RequestLines({ task, work }: { readonly task: FullTask; readonly work: FormWork }) {
  const more = requestedMoreNotice(task);
  const { form, setting } = work;
  const { product, location } = setting;
  const quantities = product && orderQuantitiesText({ task, form, product, location });
  const isOther = task.quantityRequested !== form.unitPerFill && !countsPacks(location);
  return (
    <>
      <InactiveLines
        work={work}
        nobodyText={nobodyText}
        noClientActions={<RemedyLink to="/officeuserx">Open Office Use</RemedyLink>}
      />
      {more && (
        <NoteLine tone="near" icon={PackageX}>
          {more}
          {quantities && <chakra.span display="block">{quantities}</chakra.span>}
        </NoteLine>
      )}
      {!more && isOther && quantities && (
        <NoteLine tone="accent" icon={Package}>
          {quantities}
        </NoteLine>
      )}
    </>
  );
}
