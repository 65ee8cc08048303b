import { chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../part/button/button';
import { requests } from './client-group';

interface NewsLineProps {
  readonly added: number;
  readonly gone: number;
  readonly onUpdate: () => void;
}

/** Announces what a refresh brought while the user works in the list; nothing moves until they ask for it. */
export function NewsLine({ added, gone, onUpdate }: NewsLineProps) {
  const parts = [
    added > 0 ? `${requests(added)} arrived` : '',
    gone > 0 ? `${requests(gone)} left the list` : '',
  ].filter(Boolean);
  const line = useRef<HTMLDivElement>(null);
  const space = useRef(0);
  // The line appears above the rows, so the page scrolls by its height and no row moves (P-256).
  useLayoutEffect(() => {
    const next = line.current?.nextElementSibling;
    const now = parts.length > 0 && line.current && next ? distanceBetween(line.current, next) : 0;
    if (now !== space.current && window.scrollY > 0) window.scrollBy(0, now - space.current);
    space.current = now;
  }, [parts.length]);
  return (
    // Without a message, it takes up no space, not even the gap between two clients.
    <chakra.div ref={line} role="status" position={parts.length ? undefined : 'absolute'}>
      {parts.length > 0 && (
        <chakra.div
          display="flex"
          alignItems="center"
          gap="3"
          p="2"
          ps="3"
          borderWidth="1px"
          borderColor="accent.border"
          borderRadius="control"
          bg="accent.subtle"
        >
          <chakra.span flex="1">{parts.join(', ')}.</chakra.span>
          <Button size="sm" icon={RefreshCw} onClick={onUpdate}>
            Update list
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** How far it pushes down the content below it. */
const distanceBetween = (line: Element, next: Element) =>
  next.getBoundingClientRect().top - line.getBoundingClientRect().top;
