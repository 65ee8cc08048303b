import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/contract';
import { importedNameText, importUndoneText, nothingGoesText } from '@signa/core/pims';
import { formatDateTime } from '@signa/core/base';
import { Warning } from '../../../part/notice/warning';

export type Preview = NonNullable<Operations['PreviewPimsImportUndo']['data']['pimsImportUndo']>;

interface UndoPreviewProps {
  readonly preview: Preview;
  readonly timeZone: string | null;
}

/** Nobody reads more names than this; patients who stay are always listed in full. */
const mostNames = 100;

/** The patients that undoing an import removes, and those that stay, with reasons (C-254). */
export function UndoPreview({ preview: { import: made, goes, stays }, timeZone }: UndoPreviewProps) {
  if (made.undoneAt !== null)
    return (
      <p>{`${importUndoneText} ${formatDateTime(made.undoneAt, timeZone)} by ${made.undoneBy ?? ''}, ${made.removed} removed.`}</p>
    );
  const left = goes.length - mostNames;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {goes.length === 0 ? (
        <Warning>
          <p>{nothingGoesText}</p>
        </Warning>
      ) : (
        <chakra.section aria-label="To be deleted">
          <chakra.h3 textStyle="name">{`To be deleted (${goes.length})`}</chakra.h3>
          <chakra.p color="fg.muted">
            They are deleted here. Nothing changes in PIMS; they can be imported again.
          </chakra.p>
          <Names>
            {goes.slice(0, mostNames).map((one) => (
              <chakra.li key={`${one.noun} ${one.id}`} overflowWrap="anywhere">
                {importedNameText(one)}
              </chakra.li>
            ))}
          </Names>
          {left > 0 && <p>{`and ${left} more`}</p>}
        </chakra.section>
      )}
      {stays.length > 0 && (
        <chakra.section aria-label="To be kept">
          <chakra.h3 textStyle="name">{`To be kept (${stays.length})`}</chakra.h3>
          <Names>
            {stays.map((one) => (
              <chakra.li key={`${one.noun} ${one.id}`} overflowWrap="anywhere">
                {importedNameText(one)}
                <chakra.span display="block" color="fg.muted" textStyle="meta">
                  {one.reasons.join(' ')}
                </chakra.span>
              </chakra.li>
            ))}
          </Names>
        </chakra.section>
      )}
    </chakra.div>
  );
}

const Names = chakra('ul', { base: { mt: '1', ps: '5', listStyleType: 'disc' } });
