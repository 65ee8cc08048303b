import { chakra } from '@chakra-ui/react';
import type { Notice } from '@signa/core/base';
import { Phone, TriangleAlert } from 'lucide-react';
import { NoteLine } from '../../prescription-form/notice/note-line';

/** Explains that there is nothing to choose, and what to do, with the phone number to call (P-025). */
export function UnavailableLine({ notice }: { readonly notice: Notice }) {
  return (
    <NoteLine tone="near" icon={TriangleAlert} urgent>
      {notice.title}
      {notice.description && (
        <chakra.a
          href={`tel:${notice.description.replace(/[^\d+]/g, '')}`}
          display="flex"
          alignItems="center"
          gap="1.5"
          mt="1"
          textStyle="name"
          w="fit-content"
        >
          <Phone size={14} aria-hidden />
          {notice.description}
        </chakra.a>
      )}
    </NoteLine>
  );
}
