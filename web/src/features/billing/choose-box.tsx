import { Checkbox } from '@serai/ui/checkbox';

/** The box before a row; its words are for screen readers, since the row stands beside it. */
export function ChooseBox(props: { words: string; checked: boolean; onChange: (isChosen: boolean) => void }) {
  const { words, checked, onChange } = props;
  return (
    <Checkbox
      label={<span className="sr-only">{words}</span>}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
