/** See the Chinese text; it goes first where the two differ. */
export const terms = `# 1. Who we serve
Serai serves travel agencies, companies and others in the travel trade. Anyone who registers must be entitled to act for the company named and vouches that what is stated is true.

# 2. Account and security
Your company keeps its accounts safe; bookings and payments made with them are your company’s. The owner account may open sub-accounts and set their rights. Tell us at once if an account has been misused.

# 3. Prices and payment
A price shown holds while it is locked. If it changes before booking, nothing is booked until you accept the new one. An order that is not paid is not confirmed.

# 4. Credit
We set the credit limit, for verified companies only. Orders on credit are due by the date of their bill; credit may be suspended while a bill is overdue.

# 5. Cancellation and refunds
Each order’s cancellation policy is stated before booking, in the local time of the place, and does not change afterwards. The fee is the one shown when you confirm the refund; the rest goes back the way it was paid. A non-refundable order cannot be cancelled after confirmation, nor can you change its dates, times or places yourself.

# 6. Guest details
Names and nationality must match the guests’ documents. Extra charges, refused changes or a refused check-in caused by a mismatch are borne by the party that booked.

# 7. Personal data
We use guests’ data to carry out the booking and pass it only to the hotel or carrier concerned. Accounting records are kept as long as the law requires.

# 8. Liability and disputes
For losses caused by our error we are liable up to the amount of the order concerned. Disputes are settled by talking first and, failing that, by the court at our seat.`;
