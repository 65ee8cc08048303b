import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { GetLocationClientDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../../client/query/use-operation';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonRows } from '../../../part/surface/skeleton';
import { LinkForm } from './link-form';
import { useLinking } from './use-linking';
import type { LinkingOptions } from './use-linking';
import { emptyTexts } from '@signa/core/practice';

interface LinkPanelProps extends Omit<LinkingOptions, 'client'> {
  readonly clientId: string;
}

/**
 * The link panel within a list. It loads the whole client first, because linking fills in empty fields (C-109, C-110).
 */
export function LinkPanel({ clientId, ...options }: LinkPanelProps) {
  const read = useOperation(GetLocationClientDocument, { id: clientId });
  const client = read.data?.locationClient;
  if (client) return <Opened client={client} {...options} />;
  if (read.loading) return <SkeletonRows rows={4} label="Loading the client" />;
  return (
    <FailedLine onRetry={read.again} busy={read.refreshing}>
      {read.failure?.message ?? emptyTexts.data}
    </FailedLine>
  );
}

function Opened(options: LinkingOptions) {
  const linking = useLinking(options);
  return (
    <>
      <chakra.h2 srOnly>{`Link ${clientName(options.client)}`}</chakra.h2>
      <LinkForm linking={linking} />
      {linking.question}
    </>
  );
}
