import { errorNotice, type Notice } from '@signa/core/base';
import { AddImportFileDocument, SendImportPartDocument } from '@signa/core/contract/typed';
import { checkImportUpload, type ImportFileNoun, importFileTexts, importLimits } from '@signa/core/pims';
import { useRef, useState } from 'react';
import { useCall } from '../../client/query/use-call';
import { readFile } from '../../platform/file/read-file';
import { useMutation } from '../../platform/mutation/use-mutation';
import { usePractice } from '../../platform/practice/practice';

interface Upload {
  readonly name: string;
  /** Bytes that have arrived. */
  readonly sent: number;
  readonly size: number;
}

/** Times that a part is sent when the connection is lost, with a growing pause between two of them. */
const attempts = 6;
const pause = 1_000;

const errorTitle = "We couldn't upload the file";

/**
 * Uploads a file in parts, so that a lost connection costs a part only (C-330).
 *
 * @param onAdded - called with the ID of the new file
 */
export function useUploadFile(onAdded: (id: string) => void) {
  const { location } = usePractice();
  const call = useCall();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);
  const add = useMutation(AddImportFileDocument, {
    error: (message): Notice => errorNotice(errorTitle, message),
  });

  const sendPart = async (file: File, uploadId: string, number: number): Promise<string | null> => {
    const start = number * importLimits.partBytes;
    const bytes = await bytesOf(file.slice(start, start + importLimits.partBytes));
    if (bytes === null) return importFileTexts.unreadable;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await call(SendImportPartDocument, {
        ...{ locationId: location.id, uploadId, number, content: bytes },
      });
      if (answer.ok) return null;
      const { code, message } = answer.failure;
      const isPassing = code === 'UNAVAILABLE' || code === 'TOO_MANY_CALLS';
      if (!isPassing || attempt === attempts) return message;
      await new Promise((resolve) => setTimeout(resolve, pause * attempt));
    }
  };

  const start = async (noun: ImportFileNoun, files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (!file || running.current) return;
    const [issue] = checkImportUpload(file);
    setError(files.length > 1 ? importFileTexts.manyFiles : (issue?.message ?? null));
    if (files.length > 1 || issue) return;
    running.current = true;
    const { name, size } = file;
    const uploadId = crypto.randomUUID();
    for (let number = 0; number * importLimits.partBytes < size; number += 1) {
      setUpload({ name, size, sent: number * importLimits.partBytes });
      const failure = await sendPart(file, uploadId, number);
      if (failure === null) continue;
      setError(failure);
      running.current = false;
      return setUpload(null);
    }
    setUpload({ name, size, sent: size });
    const answer = await add.run({ locationId: location.id, input: { uploadId, noun, name, size } });
    running.current = false;
    setUpload(null);
    if (answer.ok) onAdded(uploadId);
    else setError(answer.failure.message);
  };
  return { upload, error, start } as const;
}

async function bytesOf(part: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile<ArrayBuffer>(part, 'readAsArrayBuffer'));
  } catch {
    // The file was changed or removed since it was chosen.
    return null;
  }
}
