import { chakra } from '@chakra-ui/react';
import { errorNotice } from '@signa/core/base';
import { ChangeImportMappingDocument } from '@signa/core/contract/typed';
import { importActionsIn } from '@signa/core/pims';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ImportFile } from '../../feature/pims/import-file/import-progress';
import { Button } from '../../part/button/button';
import { Field } from '../../part/field/field';
import { Select } from '../../part/field/select';
import { Warning } from '../../part/notice/warning';
import { TitledCard } from '../../part/surface/card';
import { useMutation } from '../../platform/mutation/use-mutation';
import { usePractice } from '../../platform/practice/practice';
import type { Mapping } from './found-file';
import { PreviewTable } from './preview-table';

interface MappingCardProps {
  readonly file: ImportFile;
  readonly mapping: Mapping;
}

/** Which column becomes which field, what has to be decided, and how the first lines will be stored (C-331). */
export function MappingCard({ file, mapping }: MappingCardProps) {
  const form = useMappingForm(file, mapping);
  const { questions, columns, encodings } = mapping;
  return (
    <>
      <TitledCard title="Columns">
        {mapping.format !== '' && <chakra.p color="fg.muted">{mapping.format}</chakra.p>}
        {encodings && (
          <chakra.div mt="3" maxW="32rem">
            <Field label="Encoding">
              <Select
                value={form.encoding}
                placeholder="Choose the encoding"
                options={encodings}
                onChange={form.setEncoding}
              />
            </Field>
          </chakra.div>
        )}
        {mapping.missing.length > 0 && (
          <chakra.div mt="3">
            <Warning>
              <p>{`No column was found for ${mapping.missing.join(', ')}. Choose one below.`}</p>
            </Warning>
          </chakra.div>
        )}
        {columns.map(({ header, examples, note }) => (
          <chakra.div key={header} mt="3" maxW="32rem">
            <Field label={header} help={[examples.join(' · '), note ?? ''].filter(Boolean).join('. ')}>
              <Select
                value={form.fieldOf(header)}
                options={[{ value: notImported, label: 'Not imported' }, ...mapping.fields]}
                onChange={(field) => form.setField(header, field)}
              />
            </Field>
          </chakra.div>
        ))}
        {questions.length > 0 && (
          <chakra.section mt="4" aria-label="Questions">
            <chakra.h3 textStyle="name">
              {questions.length === 1 ? '1 question' : `${questions.length} questions`}
            </chakra.h3>
            {questions.map(({ at, text, choices }) => (
              <chakra.div key={at} mt="3" maxW="32rem">
                <Field label={text}>
                  <Select
                    value={form.answerTo(at)}
                    placeholder="Choose"
                    options={(choices ?? []).map((choice) => ({ ...choice, value: sent(choice.value) }))}
                    onChange={(value) => form.setAnswer(at, value)}
                  />
                </Field>
              </chakra.div>
            ))}
          </chakra.section>
        )}
        <chakra.div mt="4">
          <Button
            icon={Check}
            variant={form.isChanged ? 'solid' : 'outline'}
            busy={form.busy}
            disabledReason={form.isChanged ? null : 'Nothing was changed.'}
            onClick={() => void form.save()}
          >
            Save and update the preview
          </Button>
        </chakra.div>
      </TitledCard>
      {mapping.preview.length > 0 && <PreviewTable mapping={mapping} isOld={form.isChanged} />}
    </>
  );
}

const notImported = '-';
/** An empty answer is a choice too, but an empty value of a select means that nothing is chosen. */
const sent = (value: string) => (value === '' ? notImported : value);
const received = (value: string) => (value === notImported ? '' : value);

function useMappingForm({ id, stage }: ImportFile, mapping: Mapping) {
  const { location } = usePractice();
  const [encoding, setEncoding] = useState<string | null>(null);
  const [fields, setFields] = useState<ReadonlyMap<string, string>>(new Map());
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(
    new Map(mapping.questions.flatMap(({ at, proposal }) => (proposal === null ? [] : [[at, proposal] as const]))),
  );
  const change = useMutation(ChangeImportMappingDocument, {
    error: (message) => errorNotice("We couldn't save the columns", message),
  });
  const stored = new Map(mapping.columns.map(({ header, field }) => [header, field ?? notImported]));
  const fieldOf = (header: string) => fields.get(header) ?? stored.get(header) ?? notImported;
  const isChanged = encoding !== null || fields.size > 0 || answers.size > 0;
  return {
    ...{ encoding: encoding ?? mapping.encoding, setEncoding, fieldOf, busy: change.busy },
    isChanged: isChanged && importActionsIn(stage).includes('map'),
    // A field has one column: the one that had it is not imported any more.
    setField: (header: string, field: string) =>
      setFields((before) => {
        const others = mapping.columns.filter((one) => one.header !== header && fieldOf(one.header) === field);
        const freed = field === notImported ? [] : others.map((one) => [one.header, notImported] as const);
        return new Map([...before, ...freed, [header, field]]);
      }),
    answerTo: (at: string) => answers.get(at) ?? '',
    setAnswer: (at: string, value: string) => setAnswers((before) => new Map([...before, [at, value]])),
    save: async () => {
      const columns = mapping.columns.map(({ header }) => {
        const field = fieldOf(header);
        return { header, field: field === notImported ? null : field };
      });
      const answer = await change.run({
        locationId: location.id,
        id,
        input: {
          encoding,
          columns: fields.size > 0 ? columns : null,
          answers: [...answers].map(([at, value]) => ({ at, value: received(value) })),
        },
      });
      if (!answer.ok) return;
      setEncoding(null);
      setFields(new Map());
      setAnswers(new Map());
    },
  } as const;
}
