import { chakra } from '@chakra-ui/react';
import { fieldsByOthers, fieldsByText } from '@signa/core/prescribing';
import { Avatar } from '../../../../part/picture/avatar';
import { useFormWork } from '../form/form-work-context';

/** How many fields of a draft others wrote, by user, with the time (P-246). */
export function WrittenByOthers() {
  const { setting } = useFormWork();
  const others = fieldsByOthers(setting.draft?.writtenBy ?? [], setting.viewerId);
  return others.map((author) => (
    <chakra.span
      key={author.locationUserId}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="meta"
      color="fg.muted"
    >
      <Avatar name={author.displayName} />
      {fieldsByText(author, setting.today, setting.location.timeZone)}
    </chakra.span>
  ));
}
