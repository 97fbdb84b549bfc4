import type { SheetRide } from '@serai/contract/vehicles/driver-sheet';
import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { useDriverWords } from './driver-words.tsx';
import { useReportStep } from './use-report-step.ts';

/** The next step to report; on a bad connection it is resent until it has arrived. */
export function StepButton({ ride, token }: { ride: SheetRide; token: string }) {
  const { t, at } = useDriverWords();
  const { report, isSending, isWaiting, refusal } = useReportStep(token);
  if (ride.next === null) {
    if (ride.status === 'finished') return <p className="text-muted">{t('allDone')}</p>;
    return <p className="text-muted">{t('reportsFrom', { time: at(ride.reports_from) })}</p>;
  }
  const { id: ride_id, next: step } = ride;
  return (
    <>
      <Button
        kind="primary"
        size="large"
        block
        className="h-14 text-lead"
        busy={isSending}
        onClick={() => report({ ride_id, step })}
      >
        {t(`step_${step}`)}
      </Button>
      <div role="status">{isWaiting && <p className="text-caption text-amber">{t('waiting')}</p>}</div>
      {refusal && <FieldError>{refusal}</FieldError>}
    </>
  );
}
