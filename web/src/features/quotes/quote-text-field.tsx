import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';

/** The text of a quote, which the user can edit before copying it. */
export function QuoteTextField(props: { label: string; value: string; onChange: (text: string) => void }) {
  const { label, value, onChange } = props;
  return (
    <Field label={label}>
      {(control) => (
        <TextArea
          {...control}
          rows={6}
          maxLength={4000}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="max-h-[40dvh] text-caption"
        />
      )}
    </Field>
  );
}
