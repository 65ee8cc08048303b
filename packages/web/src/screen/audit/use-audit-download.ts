import type { Answer, Operations } from '@signa/core/contract';
import { GetAuditDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { useCall } from '../../client/query/use-call';
import { useNotices } from '../../platform/notice/notice-context';
import { saveFile } from '../../platform/file/save-file';
import { usePractice } from '../../platform/practice/practice';
import { auditFile, type AuditFormat } from './audit-file';
import type { AuditFilters } from './audit-filters';

type Answered = Operations['GetAudit']['data']['audit'];

/** Entries per call. */
const pageSize = 500;

/** Loads the filtered entries page by page and downloads them as a file. */
export function useAuditDownload(filters: AuditFilters) {
  const call = useCall();
  const notices = useNotices();
  const { location, today } = usePractice();
  const [busy, setBusy] = useState<AuditFormat | null>(null);
  const download = async (format: AuditFormat) => {
    const { head, page, tail, type } = auditFile[format];
    const parts: string[] = [head];
    setBusy(format);
    for (let before: string | null = null, hasMore = true; hasMore;) {
      const answer: Answer<'GetAudit'> = await call(GetAuditDocument, {
        locationId: location.id,
        ...filters,
        before,
        take: pageSize,
        raw: true,
      });
      if (!answer.ok) {
        notices.show({
          status: 'error',
          title: "We couldn't download the audit",
          description: answer.failure.message,
        });
        setBusy(null);
        return;
      }
      const { data }: Answered = answer.data.audit;
      parts.push(page(data, before === null));
      before = data.at(-1)?.sequence ?? null;
      hasMore = answer.data.audit.hasMore && before !== null;
    }
    setBusy(null);
    saveFile(new Blob([...parts, tail], { type }), `audit-${location.id}-${today()}.${format}`);
  };
  return { busy, download } as const;
}
