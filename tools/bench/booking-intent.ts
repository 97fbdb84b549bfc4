/** Input of `hotel/book`. */
export interface BookingInput {
  quote_id: string;
  rooms: { guests: { full_name: string }[] }[];
  contact_name: string;
  contact_phone: string;
}

/** A booking and its caller, who owns the quote. */
export interface Intent {
  token: number;
  input: BookingInput;
}
