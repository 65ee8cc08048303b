import { clientName } from '@signa/core/clients';
import { GetLocationClientByPimsIdDocument, GetPimsCaretakerByIdDocument } from '@signa/core/contract/typed';
import { providerIdTypes } from '@signa/core/practice';
import { clientRows } from '@signa/core/pims';
import { useOperation } from '../../client/query/use-operation';
import type { FoundCaretaker } from '../../feature/clients/add-client/use-pims-matches';
import { ComparedRecord } from './compared-record';
import type { FoundClient } from './found-client';
import type { LookupAccount } from './lookup-location';
import { recordSide } from './record-side';

interface ClientByIdLookupProps {
  readonly account: LookupAccount;
  /** ID of its record in the practice system; empty for an unlinked client. */
  readonly id: string;
  /** The search result that led here, shown until more is known. */
  readonly client?: FoundClient;
  readonly caretaker?: FoundCaretaker;
}

/** Compares a client by record ID in Signa and in the practice system (C-130). */
export function ClientByIdLookup({ account, id, client, caretaker }: ClientByIdLookupProps) {
  const { locationId, pimsAccountId, pimsConnectionType } = account;
  const isById = id !== '';
  const named = providerIdTypes.includes(pimsConnectionType) ? { providerId: id } : { pimsId: id };
  const there = useOperation(
    GetPimsCaretakerByIdDocument,
    { input: { pimsAccountId, pimsConnectionType, ...named } },
    { enabled: isById },
  );
  const here = useOperation(
    GetLocationClientByPimsIdDocument,
    { pimsAccountId, pimsId: id, locationId },
    { enabled: isById },
  );
  const theirs = isById ? (there.data ? there.data.pimsCaretakerById : caretaker) : null;
  const ours =
    (isById ? here.data?.locationClientByPimsId : null) ?? client ?? (here.data || !isById ? null : undefined);
  const facts = theirs && { ...theirs, email: theirs.emails[0]?.address ?? null };
  return (
    <ComparedRecord
      name={ours ? clientName(ours) : facts ? clientName(facts) : `Client ${id}`}
      here={recordSide(ours ? `Signa, client ${ours.id}` : 'Signa', ours, here)}
      there={recordSide(theirs ? `PIMS, ID ${theirs.id}` : 'PIMS', theirs, there)}
      rows={clientRows(ours ?? null, theirs ?? null)}
      leftOut={theirs?.leftOut ?? []}
    />
  );
}
