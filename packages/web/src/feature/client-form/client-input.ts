import type { ClientEntry } from '@signa/core/client';

/** Fields of a client as the contract takes them. */
export const clientInput = ({
  locationClientPhones: phones,
  locationClientAddress: addresses,
  ...fields
}: Partial<ClientEntry>) => ({
  ...fields,
  ...(phones && { locationClientPhones: [...phones] }),
  ...(addresses && { locationClientAddress: [...addresses] }),
});
