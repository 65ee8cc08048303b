import { chakra } from '@chakra-ui/react';
import { profilePath } from '../../../../part/text/party-path';
import { ReturnLink } from '../../../../part/text/return-link';
import { useFormWork } from '../form/form-work-context';

/**
 * If the record is wrong, the user corrects it where it is stored instead of signing against a warning (P-232, P-261).
 */
export function WrongRecordLine({ onCorrectWeight }: { readonly onCorrectWeight: (() => void) | undefined }) {
  const { setting, report } = useFormWork();
  const { patient, client, isOfficeUse } = setting;
  if (!patient || !client || isOfficeUse) return null;
  const hangsOnWeight = report.conflicts.some(({ kind }) => kind === 'weight');
  return (
    <chakra.p textStyle="meta" color="fg.muted" css={{ '& a, & button': { color: 'accent.fg', fontWeight: 'medium' } }}>
      Is the record wrong? Correct{' '}
      {onCorrectWeight && hangsOnWeight && (
        <>
          <chakra.button type="button" cursor="pointer" borderRadius="key" onClick={onCorrectWeight}>
            the weight
          </chakra.button>
          {', or '}
        </>
      )}
      <ReturnLink to={profilePath(client.id, patient.id)}>{`species or allergies of ${patient.name}`}</ReturnLink>.
    </chakra.p>
  );
}
