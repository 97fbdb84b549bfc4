import { PhoneLink } from '@serai/ui/phone-link';

export interface Office {
  name: string;
  address: string;
  phone: string;
}

/** The seller's offices. */
export function OfficeList({ offices }: { offices: readonly Office[] }) {
  return (
    <ul className="grid gap-3">
      {offices.map(({ name, address, phone }) => (
        <li key={name + address}>
          <p>{name}</p>
          <address className="text-muted not-italic">{address}</address>
          {phone && <PhoneLink number={phone} />}
        </li>
      ))}
    </ul>
  );
}
