import { chakra } from '@chakra-ui/react';
import { connectTexts } from '@signa/core/pims';
import { Plug } from 'lucide-react';
import { Button } from '../../../part/button/button';
import type { ConnectedLocation } from './connected-location';
import { SelectPractice } from './select-practice';
import type { CameBack } from './use-connect-return';
import { useRedirectConnection } from './use-redirect-connection';

interface RedirectConnectionProps {
  readonly location: ConnectedLocation;
  /** The parameters that the PIMS redirected back with; `null` without a redirect. */
  readonly cameBack: CameBack | null;
}

/** Connects a DIGITAIL location: redirects to its sign-in and continues when the user returns. */
export function RedirectConnection({ location, cameBack }: RedirectConnectionProps) {
  const { begin, busy, clinics, isSaving, choose, cancel } = useRedirectConnection(location, cameBack);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Button {...(location.pimsAccountId === null && { variant: 'solid' })} icon={Plug} busy={busy} onClick={begin}>
        {connectTexts.connect}
      </Button>
      <chakra.span textStyle="meta" color="fg.muted" flex="1 1 14rem">
        Digitail asks you to sign in and to give Signa access. You then return here, and choose the practice if there
        are several.
      </chakra.span>
      {clinics && (
        <SelectPractice clinics={clinics} location={location} busy={isSaving} onChoose={choose} onClose={cancel} />
      )}
    </chakra.div>
  );
}
