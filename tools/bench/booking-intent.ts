/** What `hotel/book` is sent. */
export interface BookingInput {
  quote_id: string;
  rooms: { guests: { full_name: string }[] }[];
  contact_name: string;
  contact_phone: string;
}

/** Who books what: the quote's owner is the caller who asked for it. */
export interface Intent {
  token: number;
  input: BookingInput;
}
