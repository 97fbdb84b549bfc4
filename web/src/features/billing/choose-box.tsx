import { Checkbox } from '@serai/ui/checkbox';

/** Checkbox of a row; its label is for screen readers, since the row is beside it. */
export function ChooseBox(props: {
  words: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  const { words, checked, disabled = false, onChange } = props;
  return (
    <Checkbox
      label={<span className="sr-only">{words}</span>}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
