import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';

type Note = NonNullable<Operations['GetPrescriptionTask']['data']['prescriptionTask']>['notes'][number];

/** What colleagues wrote about a request, oldest first, with who assigned it to whom (P-510). */
export function NoteList({ notes, timeZone }: { readonly notes: readonly Note[]; readonly timeZone: string }) {
  if (notes.length === 0) return null;
  return (
    <chakra.section aria-label="Notes so far">
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2" maxH="14rem" overflowY="auto">
        {notes.map((note) => (
          <li key={note.id}>
            <chakra.p textStyle="meta" color="fg.muted">
              {`${headOf(note)} · ${formatDateTime(note.at, timeZone)}`}
            </chakra.p>
            {note.note && (
              <chakra.p overflowWrap="anywhere" whiteSpace="pre-wrap">
                {note.note}
              </chakra.p>
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** 'Dr. Maya Okafor to Luis Ferreira'; without a new assignee only the author. */
function headOf({ byLocationUser, isAssignment, toLocationUser }: Note): string {
  const by = byLocationUser?.displayName ?? 'A former user';
  return isAssignment ? `${by} to ${toLocationUser?.displayName ?? 'everyone'}` : by;
}
