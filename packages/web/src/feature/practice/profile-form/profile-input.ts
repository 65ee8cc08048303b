import type { LocationUserInput } from '@signa/core/contract';
import { profileSectionOf, type ProfileUpdate } from '@signa/core/practice';

/** The changed fields as the input of UpdateLocationUser; unchanged ones are omitted. */
export function profileInput(
  { locationUserPhones: phones, ...fields }: ProfileUpdate,
  version: number,
): LocationUserInput {
  return { version, ...fields, ...(phones && { locationUserPhones: [...phones] }) };
}

/** True if an update comes from the Notification form. */
export function isNotification(update: ProfileUpdate): boolean {
  const fields = Object.keys(update);
  return fields.length > 0 && fields.every((field) => profileSectionOf(field) === 'notification');
}
