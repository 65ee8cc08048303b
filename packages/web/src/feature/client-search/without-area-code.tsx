import { phoneWithoutAreaCode, type SearchedClient } from '@signa/core/clients';
import { formatPhone } from '@signa/core/base';
import { Phone } from 'lucide-react';
import { Badge } from '../../part/badge/badge';

interface WithoutAreaCodeProps {
  readonly client: Omit<SearchedClient, 'id'>;
  /** What found the client. */
  readonly search: string;
}

/** The phone that found a client although its area code is not known: it may be another's (C-281). */
export function WithoutAreaCode({ client, search }: WithoutAreaCodeProps) {
  const phone = phoneWithoutAreaCode(search, client);
  return phone === null ? null : <Badge icon={Phone}>{`${formatPhone(phone)} without area code`}</Badge>;
}
