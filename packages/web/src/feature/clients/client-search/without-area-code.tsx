import { phoneWithoutAreaCode, type SearchedClient } from '@signa/core/clients';
import { formatPhone } from '@signa/core/base';
import { Phone } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';

interface WithoutAreaCodeProps {
  readonly client: Omit<SearchedClient, 'id'>;
  /** The matching search text. */
  readonly search: string;
}

/** The phone that matched without a known area code; it may belong to another client (C-281). */
export function WithoutAreaCode({ client, search }: WithoutAreaCodeProps) {
  const phone = phoneWithoutAreaCode(search, client);
  return phone === null ? null : <Badge icon={Phone}>{`${formatPhone(phone)} without area code`}</Badge>;
}
