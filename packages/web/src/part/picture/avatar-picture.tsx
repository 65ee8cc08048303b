import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

/** A picture over the initials, which remain visible if it fails to load. */
export function AvatarPicture({ address }: { readonly address: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  return (
    <chakra.img
      src={address}
      alt=""
      draggable={false}
      position="absolute"
      inset="0"
      w="full"
      h="full"
      objectFit="cover"
      onError={() => setIsMissing(true)}
    />
  );
}
