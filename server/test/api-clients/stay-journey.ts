/** What a journey is given: the portal's address, a login whose captcha is solved, and a stay for two adults. */
export interface Start {
  baseUrl: string;
  login: { username: string; password: string; captchaId: string; captchaInfo: string };
  cityId: number;
  checkIn: string;
  checkOut: string;
}

/** What it comes back with. */
export interface Outcome {
  quoted: number;
  booked: { id: number; sn: string; amount: number | null };
  /** The order that the same command gave, sent again with its idempotency key. */
  repeated: number;
  payStatus: string;
  voucher: Uint8Array;
  sheet: Uint8Array;
  /** Why a quote without a rate was refused. */
  refused: { code: number; fields: string[] };
}
