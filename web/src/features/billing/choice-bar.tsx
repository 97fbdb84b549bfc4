import { Button } from '@serai/ui/button';
import { Price } from '@serai/ui/price';
import type { ReactNode } from 'react';
import { useMoney } from '../../platform/format/money.ts';
import type { Choice } from './use-choice.ts';

/** Fixed at the bottom of the window: the selection, its total, and the actions on it. */
export function ChoiceBar(props: {
  choice: Pick<Choice, 'count' | 'sum' | 'clear'>;
  currency: string;
  words: { chosen: string; clear: string };
  children: ReactNode;
}) {
  const { choice, currency, words, children } = props;
  const money = useMoney();
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 md:mx-0 md:rounded-card md:border md:shadow-floating">
      <p role="status" className="flex flex-1 flex-wrap items-baseline gap-x-4">
        <span className="whitespace-nowrap text-muted">{words.chosen}</span>
        {choice.count > 0 && <Price {...money.parts({ amount: choice.sum, currency })} size="lead" />}
      </p>
      {choice.count > 0 && (
        <Button kind="quiet" size="compact" onClick={choice.clear}>
          {words.clear}
        </Button>
      )}
      {children}
    </div>
  );
}
