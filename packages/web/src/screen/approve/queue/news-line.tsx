import { chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../../part/button/button';
import { requests } from './client-group';

export interface NewsLineProps {
  readonly added: number;
  readonly gone: number;
  readonly onUpdate: () => void;
}

/** What a refresh brought while somebody works in the list: nothing moves before they ask for it. */
export function NewsLine({ added, gone, onUpdate }: NewsLineProps) {
  const parts = [
    added > 0 ? `${requests(added)} came in` : '',
    gone > 0 ? `${requests(gone)} left the list` : '',
  ].filter(Boolean);
  return (
    // While it says nothing it takes no room, not even that between two clients.
    <chakra.div role="status" position={parts.length ? undefined : 'absolute'}>
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
