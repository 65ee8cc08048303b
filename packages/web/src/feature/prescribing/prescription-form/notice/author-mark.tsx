import { chakra } from '@chakra-ui/react';
import { foreignFields, type PrescriptionField, writtenByText } from '@signa/core/prescribing';
import { Tooltip } from '../../../../part/tooltip/tooltip';
import { Avatar } from '../../../../part/picture/avatar';
import { useFormWork } from '../form/form-work-context';

/** The initials, name, and time of another user who wrote a field, until the signer edits it (P-246). */
export function AuthorMark({ field }: { readonly field: PrescriptionField }) {
  const { form, setting } = useFormWork();
  const author = foreignFields(form, setting.draft, setting.viewerId).find((one) => one.field === field);
  if (!author) return null;
  const text = writtenByText(author, setting.today, setting.location.timeZone);
  return (
    <Tooltip text={text}>
      <Avatar name={author.displayName} />
      <chakra.span srOnly>{` ${text}`}</chakra.span>
    </Tooltip>
  );
}
