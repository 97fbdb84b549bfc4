/** Input of a journey: the portal's address, a login with a solved captcha, and a stay for two adults. */
export interface Start {
  baseUrl: string;
  login: { username: string; password: string; captchaId: string; captchaInfo: string };
  cityId: number;
  checkIn: string;
  checkOut: string;
}

/** Result of a journey. */
export interface Outcome {
  quoted: number;
  booked: { id: number; sn: string; amount: number | null };
  /** The order returned when the same command was sent again with its idempotency key. */
  repeated: number;
  payStatus: string;
  voucher: Uint8Array;
  sheet: Uint8Array;
  /** The refusal of a quote without a rate. */
  refused: { code: number; fields: string[] };
}
