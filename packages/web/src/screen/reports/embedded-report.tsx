import { chakra } from '@chakra-ui/react';
import { webLink } from '@signa/core/base';
import { GetReportEmbedUrlDocument } from '@signa/core/contract/typed';
import { AppWindow, ChartColumn, ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { Empty } from '../../part/surface/empty';
import { Card } from '../../part/surface/card';
import { FailedLine } from '../../part/surface/failed-line';
import { usePractice } from '../../platform/practice/practice';

/** Permissions of the provider's page in its frame; it has another origin, so it cannot access the portal. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** The location's report from its provider, in a frame, or a message if there is none. */
export function EmbeddedReport() {
  const { location } = usePractice();
  const id = useId();
  const { data, failure, refreshing, again } = useOperation(GetReportEmbedUrlDocument, { locationId: location.id });
  if (failure && !data)
    return (
      <FailedLine onRetry={again} busy={refreshing}>
        We couldn't load the provider's report.
      </FailedLine>
    );
  if (!data) return null;
  const url = webLink(data.reportEmbedUrl);
  if (url === null) return <Empty icon={ChartColumn} title="No Reports Found!" minH="10rem" />;
  return (
    <Card aria-labelledby={id} overflow="hidden">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1"
        px="4"
        py="2.5"
        bg="bg.canvas"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <chakra.h2 id={id} display="flex" alignItems="center" gap="2" textStyle="strong" minW="0">
          <AppWindow size={16} aria-hidden />
          {`Report of ${location.name}`}
        </chakra.h2>
        <chakra.span textStyle="meta" color="fg.muted">
          Provided by the report provider, shown in a frame
        </chakra.span>
        <chakra.a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          ms="auto"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH="6"
          color="accent.fg"
          textDecoration="underline"
        >
          Open in a new tab
          <ExternalLink size={14} aria-hidden />
        </chakra.a>
      </chakra.div>
      <chakra.iframe
        src={url}
        title={`Report of ${location.name}`}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        display="block"
        w="full"
        h="min(75vh, 48rem)"
        border="0"
      />
    </Card>
  );
}
