import type { LocationUserInput } from '@signa/core/contract';
import type { ProfileUpdate } from '@signa/core/practice';

/** The fields that changed, as UpdateLocationUser takes them; what nobody typed is left out. */
export function profileInput(
  { locationUserPhones: phones, ...fields }: ProfileUpdate,
  version: number,
): LocationUserInput {
  return { version, ...fields, ...(phones && { locationUserPhones: [...phones] }) };
}

/** Whether an update is that of the Notification form. */
export function isNotification(update: ProfileUpdate): boolean {
  const fields = Object.keys(update);
  return fields.length > 0 && fields.every((field) => field === 'isPendingAuth' || field === 'notificationEmail');
}
