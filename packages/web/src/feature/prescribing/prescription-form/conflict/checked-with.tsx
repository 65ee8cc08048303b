import { chakra } from '@chakra-ui/react';
import { CheckedByServices } from './checked-by-services';
import { useFormWork } from '../form/form-work-context';

/** The package that checked, and what it does not cover (P-422), then the services that checked too (P-427). */
export function CheckedWith() {
  const { setting, signing } = useFormWork();
  const { knowledge } = setting;
  if (!knowledge || !signing.isChecked.allowed || !setting.patient) return null;
  const { title, version, notice, gaps } = knowledge;
  return (
    <>
      <chakra.details textStyle="meta" color="fg.muted" px="4">
        <chakra.summary cursor="pointer">{`Checked with ${title} ${version}`}</chakra.summary>
        <chakra.p mt="1">{notice}</chakra.p>
        {gaps.length > 0 && (
          <>
            <chakra.p mt="1">It does not cover:</chakra.p>
            <chakra.ul ps="5" listStyleType="disc">
              {gaps.map((gap) => (
                <li key={gap}>{gap}</li>
              ))}
            </chakra.ul>
          </>
        )}
      </chakra.details>
      <CheckedByServices />
    </>
  );
}
