import { chakra } from '@chakra-ui/react';
import { type ImportFileNoun, importFileNouns, importFileTexts } from '@signa/core/pims';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useDrop } from '../../feature/practice/profile-picture/use-drop';
import { sizeText } from '../../feature/pims/import-file/import-words';
import { Button } from '../../part/button/button';
import { Field } from '../../part/field/field';
import { FieldMessage } from '../../part/field/field-message';
import { Select } from '../../part/field/select';
import { Card } from '../../part/surface/card';
import { useUploadFile } from './use-upload-file';

const nounLabels: Readonly<Record<ImportFileNoun, string>> = { client: 'Clients', patient: 'Patients' };
const nounOptions = importFileNouns.map((value) => ({ value, label: nounLabels[value] }));

/** Chooses a file by button or drop, and uploads it (C-330). */
export function UploadCard({ onAdded }: { readonly onAdded: (id: string) => void }) {
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [noun, setNoun] = useState<ImportFileNoun>('client');
  const { upload, error, start } = useUploadFile(onAdded);
  const take = (files: Iterable<File>) => void start(noun, [...files]);
  const isOver = useDrop(take);
  return (
    <Card
      aria-label="Upload a file"
      p="4"
      borderStyle={isOver ? 'dashed' : 'solid'}
      borderColor={isOver ? 'accent.solid' : 'border.default'}
      data-dropping={isOver || undefined}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
        <chakra.div w={{ base: 'full', md: '12rem' }}>
          <Field label="The file contains" disabled={upload !== null}>
            <Select
              value={noun}
              options={nounOptions}
              onChange={(next) => setNoun(importFileNouns.find((known) => known === next) ?? 'client')}
            />
          </Field>
        </chakra.div>
        <chakra.input
          ref={input}
          type="file"
          aria-label="File of records"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          hidden
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            // Resetting the input lets the user choose the same file again.
            currentTarget.value = '';
          }}
        />
        <Button
          variant="solid"
          icon={Upload}
          busy={upload !== null}
          aria-describedby={messageId}
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
      </chakra.div>
      {upload ? (
        <chakra.div mt="3">
          <chakra.p role="status">
            {`Uploading ${upload.name}: ${sizeText(upload.sent)} of ${sizeText(upload.size)}. Keep this page open.`}
          </chakra.p>
          <chakra.progress w="full" mt="1" aria-label="Upload" value={upload.sent} max={upload.size} />
        </chakra.div>
      ) : (
        <chakra.div mt="2" role={error === null ? undefined : 'alert'}>
          <FieldMessage id={messageId} error={error} help={`${importFileTexts.limits} You can also drop it here.`} />
        </chakra.div>
      )}
    </Card>
  );
}
