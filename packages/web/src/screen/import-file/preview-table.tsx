import { chakra } from '@chakra-ui/react';
import { importFieldLabel } from '@signa/core/pims';
import { TriangleAlert } from 'lucide-react';
import { TitledCard } from '../../part/surface/card';
import type { Mapping } from './found-file';

const Cell = chakra('td', { base: { py: '1.5', px: '2', textAlign: 'start', verticalAlign: 'top', minW: '7rem' } });

interface PreviewTableProps {
  readonly mapping: Mapping;
  /** Whether the columns were changed since. */
  readonly isOld: boolean;
}

/** The first lines as they will be stored, each cell with what the file contains and what is wrong with it (C-331). */
export function PreviewTable({ mapping: { preview, columns }, isOld }: PreviewTableProps) {
  const fields = preview[0]?.cells.map(({ field }) => field) ?? [];
  const headerOf = new Map(columns.map(({ header, field }) => [field, header]));
  return (
    <TitledCard
      title="Preview"
      note={
        isOld
          ? 'Save the columns to update it'
          : `The first ${preview.length === 1 ? 'line' : `${preview.length} lines`}`
      }
    >
      <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label="Table: Preview">
        <chakra.table w="full" borderCollapse="collapse" textStyle="meta">
          <chakra.caption srOnly>Preview</chakra.caption>
          <thead>
            <tr>
              <Cell as="th" scope="col" minW="3rem">
                Line
              </Cell>
              {fields.map((field) => (
                <Cell as="th" key={field} scope="col" fontWeight="medium">
                  {importFieldLabel(field)}
                  <chakra.span display="block" color="fg.muted" fontWeight="normal" overflowWrap="anywhere">
                    {headerOf.get(field) ?? ''}
                  </chakra.span>
                </Cell>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map(({ line, cells, faults }) => (
              <chakra.tr key={line} borderTopWidth="1px" borderColor="border.subtle">
                <Cell as="th" scope="row" minW="3rem">
                  {line}
                  {faults.map((fault) => (
                    <Fault key={fault} text={fault} />
                  ))}
                </Cell>
                {cells.map(({ field, original, stored, fault }) => (
                  <Cell key={field} overflowWrap="anywhere">
                    {fault === null ? stored || '–' : original || '–'}
                    {fault === null && original !== stored && (
                      <chakra.span
                        display="block"
                        color="fg.muted"
                      >{`In the file: ${original || 'empty'}`}</chakra.span>
                    )}
                    {fault !== null && <Fault text={fault} />}
                  </Cell>
                ))}
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </TitledCard>
  );
}

const Fault = ({ text }: { readonly text: string }) => (
  <chakra.span display="flex" gap="1" color="status.declined.fg" fontWeight="normal">
    <chakra.span flexShrink="0" pt="0.5">
      <TriangleAlert size={14} aria-hidden />
    </chakra.span>
    {text}
  </chakra.span>
);
