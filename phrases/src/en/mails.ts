import type { mails as source } from '../zh/mails.ts';

type SameShape<T> = T extends string ? string : { readonly [Key in keyof T]: SameShape<T[Key]> };

export const mails: SameShape<typeof source> = {
  order_received: {
    subject: 'Order {sn}: please pay by {until}',
    body: 'Hello,\n\nWe have received order {sn}: {title}.\nAmount due: {total}\nPay by: {until}\nWe are holding it for you; if it is not paid by then, the order expires.',
  },
  order_requested: {
    subject: 'Order {sn} has been received; we are checking your request',
    body: 'Hello,\n\nWe have received order {sn}: {title}.\nThis booking is on request: we are checking whether it can be arranged and at what price, and will let you know as soon as we have an answer. Until then nothing is charged and no payment is due.',
  },
  order_booked_for_you: {
    subject: 'We have booked {sn} for you: please pay by {until}',
    body: 'Hello,\n\nAs you asked on the phone, we have booked order {sn} for you: {title}.\nAmount due: {total}\nPay by: {until}\nWe are holding it for you; if it is not paid by then, the order expires. Until it is paid you can cancel it free of charge. If you did not ask for it, please cancel the order or contact us.',
  },
  order_paid_for_you: {
    subject: 'We have paid order {sn} as you asked: {amount}',
    body: 'Hello,\n\nAs {caller} of your company asked on the phone, our support has paid order {sn} for you: {title}.\nAmount: {amount}\nPaid: {channel}\nNote: {reason}\nIf your company did not ask for it, please contact us at once.',
  },
  order_requested_for_you: {
    subject: 'We have requested {sn} for you; we are checking it',
    body: 'Hello,\n\nAs you asked on the phone, we have placed order {sn} for you: {title}.\nThis booking is on request: we are checking whether it can be arranged and at what price, and will let you know as soon as we have an answer. Until then nothing is charged and no payment is due. If you did not ask for it, please cancel the order or contact us.',
  },
  order_offered: {
    subject: 'Offer for order {sn}: {amount}',
    body: 'Hello,\n\nThere is an offer for order {sn} ({title}).\nAmount: {amount}\nValid until: {until} (local time of the service)\nNote: {note}\nPlease open the order and accept the offer in time, then pay; otherwise the order expires.',
  },
  order_offer_accepted: {
    subject: 'Order {sn}: offer accepted, please pay soon',
    body: 'Hello,\n\nYou have accepted the offer for order {sn} ({title}).\nAmount due: {amount}\nPay by: {pay_by}\nIf it is not paid by then, the order expires.',
  },
  order_declined: {
    subject: 'Order {sn} could not be confirmed',
    body: 'Hello,\n\nWe are sorry: order {sn} ({title}) could not be confirmed.\nReason: {reason}\nNothing was charged.',
  },
  order_offer_lapsed: {
    subject: 'The offer for order {sn} has expired',
    body: 'Hello,\n\nThe offer for order {sn} ({title}) was not accepted in time, and the order has expired. Nothing was charged.\nIf you still need it, please search and book again.',
  },
  order_request_lapsed: {
    subject: 'Order {sn} was not confirmed in time and has expired',
    body: 'Hello,\n\nWe are sorry: the hotel did not confirm order {sn} ({title}) before bookings closed, and the order has expired. Nothing was charged.\nPlease choose another room, or contact support.',
  },
  order_confirmed: {
    subject: 'Order {sn} is confirmed',
    body: 'Hello,\n\nOrder {sn} ({title}) is paid and confirmed.\nAmount: {total}\n\nThe latest voucher, if any, is attached for your guests; it is also on the order page.',
  },
  voucher_shared: {
    subject: 'Your voucher: {title}',
    body: 'Hello,\n\nYour voucher is ready: {title} (voucher No. {number}).\nOpen this link on your phone whenever you need it, and show it on arrival:\n{url}\nA voucher to print is attached. If anything changes, the link always shows the latest one.',
  },
  order_confirmation_code: {
    subject: 'Hotel confirmation code of order {sn}: {confirmation_code}',
    body: 'Hello,\n\nThe hotel has confirmed order {sn} ({title}).\nConfirmation code: {confirmation_code}\nRoom number: {room_number}\n\nThe latest voucher, if any, is attached for your guests; it is also on the order page.',
  },
  order_guests_changed: {
    subject: 'Guest names changed on order {sn}',
    body: 'Hello,\n\nThe guest names on order {sn} ({title}) have been changed.\nBefore: {before}\nNow: {after}\n\nThe latest voucher, if any, is attached for your guests; it is also on the order page.',
  },
  order_trip_changed: {
    subject: 'Trip details changed on order {sn}',
    body: 'Hello,\n\nThe trip details on order {sn} ({title}) have been changed.\nBefore: {before}\nNow: {after}\n\nThe latest voucher, if any, is attached for your guests; it is also on the order page.',
  },
  order_changed: {
    subject: 'Trip changed: order {sn}',
    body: 'Hello,\n\nOrder {sn} ({title}) has been changed.\nBefore: {before}\nNow: {after}\nPrice before: {old_price}\nPrice now: {new_price}\n\nThe latest voucher, if any, is attached for your guests; it is also on the order page.',
  },
  stay_changed: {
    subject: 'The stay of order {sn} has been changed',
    body: 'Hello,\n\nThe stay of order {sn} ({title}) has been changed; the hotel is asked to confirm it again.\nBefore: {before}\nNow: {after}\nPrice before: {old_price}\nPrice now: {new_price}\nOf which cancellation fee for what was dropped: {fee}\nCharged: {charged}\nGiven back: {given_back}\nCharges and refunds go through the original payment method.\n\nThe latest voucher, if any, is attached for your guests; it is also on the order page.',
  },
  ride_changed: {
    subject: 'The customer has changed order {sn}',
    body: 'The customer has changed the flight, time or place of order {sn} ({title}). Please check the dispatch.\nBefore: {before}\nNow: {after}',
  },
  ride_unassigned: {
    subject: 'The customer has changed order {sn}: please assign it again',
    body: 'The customer has changed the flight, time or place of order {sn} ({title}). The driver or vehicle has another ride at the new time and is no longer assigned; please assign it again.\nBefore: {before}\nNow: {after}',
  },
  entry_handed_over: {
    subject: '{who} has handed {number} over to you',
    body: '{who} has handed an entry of a queue over to you: {number} ({title}). Please answer it from the workbench.',
  },
  entries_handed_over: {
    subject: '{who} has handed {count} {count|entry|entries} over to you',
    body: '{who} has handed {count} {count|entry|entries} of the queues over to you. Please answer from the workbench.',
  },
  shift_handed_over: {
    subject: '{who} has handed the shift over to you: {count} {count|entry|entries}',
    body: '{who} has handed the shift over to you. {count} {count|entry of the queues is|entries of the queues are} yours now; please answer from the workbench.\nNote: {note}',
  },
  mail_down: {
    subject: 'Emails cannot be sent: {count} waiting',
    body: 'The email server has accepted nothing for {minutes} minutes; {count} emails are waiting, hotel bookings and verification codes perhaps among them. Sending is retried and resumes by itself once the server is back. Please have the email server checked, and phone hotels about urgent bookings.',
  },
  texts_down: {
    subject: 'Text messages cannot be sent: {count} waiting',
    body: 'The text message gateway has taken nothing for {minutes} minutes; {count} messages are waiting. Sending is tried again; codes that have run out are not sent any more. Please have the gateway checked.',
  },
  fleet_short: {
    subject: 'Too few vehicles: {pool}',
    body: 'More vehicles of the pool “{pool}” have been sold than can be driven. Please find others, or talk to the customers:\n{shortages}',
  },
  order_cancelled: {
    subject: 'Order {sn} is cancelled',
    body: 'Hello,\n\nOrder {sn} ({title}) is cancelled. It had not been paid, so nothing was charged.',
  },
  order_refunded: {
    subject: 'Order {sn} is cancelled, {refund} refunded',
    body: 'Hello,\n\nOrder {sn} ({title}) is cancelled.\nCancellation fee: {fee}\nRefunded: {refund}\nOrders paid from the deposit are refunded to it; for orders on credit, the credit is available again.',
  },
  order_expired: {
    subject: 'Order {sn} has expired',
    body: 'Hello,\n\nOrder {sn} ({title}) was not paid in time and has expired. Nothing was charged.\nIf you still need it, please search and book again.',
  },
  order_checked_in: {
    subject: 'Guests have checked in: order {sn}',
    body: 'Hello,\n\nThe check-in of order {sn} ({title}) is confirmed.',
  },
  order_completed: {
    subject: 'Order {sn} is completed',
    body: 'Hello,\n\nOrder {sn} ({title}) is completed. Thank you for booking with us.',
  },
  order_no_show: {
    subject: 'Order {sn}: no-show',
    body: 'Hello,\n\nThe guests of order {sn} ({title}) did not arrive, and the cancellation policy applies.\nCancellation fee: {fee}\nRefunded: {refund}\nIf you disagree, please contact support.',
  },
  order_unserved: {
    subject: 'Service not provided: order {sn} refunded in full ({refund})',
    body: 'Hello,\n\nWe have checked order {sn} ({title}): the service was not provided as booked. It is cancelled without any fee, and we apologise.\nRefunded: {refund}\nOrders paid from the deposit are refunded to it; for orders on credit, the credit is available again.\nIf your guests did use the service, please contact support.',
  },
  order_rejected: {
    subject: 'Order {sn} could not be confirmed: {refund} refunded in full',
    body: 'Hello,\n\nWe are sorry: order {sn} ({title}) could not be confirmed, and all that was paid is refunded.\nRefunded: {refund}\nOrders paid from the deposit are refunded to it; for orders on credit, the credit is available again.\nTo book another room, please search again, or contact support.',
  },
  order_cancel_refused: {
    subject: 'Order {sn} could not be cancelled and remains in force',
    body: 'Hello,\n\nWe are sorry: the hotel did not agree to cancel order {sn} ({title}). The order remains in force; nothing was refunded and no cancellation fee was charged.\nSupport is negotiating with the hotel for you, and you will hear from us as soon as there is a result.',
  },
  order_cancel_delayed: {
    subject: 'Order {sn} is still being cancelled',
    body: 'Hello,\n\nThe hotel has not answered yet whether order {sn} ({title}) is cancelled. Support is pressing for an answer.\nYour payment is not touched until then, and we will let you know the result. There is no need to cancel again.',
  },
  supplier_keeps_booking: {
    subject: 'Order {sn} has ended, but supplier {supplier} does not cancel it',
    body: 'Order {sn} ({title}) has ended for the agency, but supplier {supplier} keeps its booking and refuses to cancel it, which may be at our cost.\nThe supplier says: {reason}\nPlease come to terms with the supplier soon.',
  },
  order_corrected: {
    subject: 'Order {sn} has been corrected',
    body: 'Hello,\n\nThe outcome of order {sn} ({title}) was recorded wrongly. It has been corrected, and so have the entries.\nWhy: {reason}\nCancellation fee now: {fee}\nRefunded now: {refund}\nIf you disagree, please contact support.',
  },
  correction_asked: {
    subject: 'The correction of order {sn} needs a second person: {amount}',
    body: '{asked_by} asks for a correction of order {sn} ({title}); a colleague has to decide.\nAmount: {amount}\nWhy: {reason}',
  },
  payment_declared: {
    subject: '{agency} has declared a payment: {amount}',
    body: '{declared_by} of {agency} has declared a payment. Please match it once the bank has it.\nAmount: {amount}\nPayer: {payer}\nPaid on: {paid_on}',
  },
  payment_refused: {
    subject: 'Your payment of {amount} could not be confirmed',
    body: 'Hello,\n\nThe payment you declared could not be confirmed, and nothing was credited.\nAmount: {amount}\nPaid on: {paid_on}\nReason: {reason}\nIf you did send the money, please declare it again with the correction, or contact support.\n\n— {site}',
  },
  receipt_matched: {
    subject: 'Your payment has arrived: {worth}',
    body: 'Hello,\n\nYour payment has arrived.\nSent: {amount}\nCredited: {worth}\nPayer: {payer}\nReceived on: {received_on}\nFor details, log in to {site} and open “Top up”.\n\n— {site}',
  },
  receipt_reversed: {
    subject: 'A receipt has been reversed: {worth}',
    body: 'Hello,\n\nA receipt on your account has been reversed, and your account has been adjusted.\nSent: {amount}\nReversed: {worth}\nReceived on: {received_on}\nReason: {reason}\nIf you have any questions, please contact support.\n\n— {site}',
  },
  deposit_paid_back: {
    subject: 'Deposit paid back: {amount}',
    body: 'Hello,\n\nWe have paid back part of your deposit as agreed.\nAmount: {amount}\nPaid to: {payee}\nNote: {reason}\nYour bank decides when the money reaches your account.\n\n— {site}',
  },
  second_person_asked: {
    subject: 'A second person is needed: {what} ({name})',
    body: '{asked_by} has asked for something that takes effect only after a colleague approves it.\nWhat: {what}\nFor: {name}\nAmount: {amount}\nWhy: {reason}\nPlease log in to the console and approve or decline it on the page “Second person”. It expires after 72 hours.',
  },
  second_person_waived: {
    subject: 'An administrator’s change takes effect soon: {what} ({name})',
    body: '{asked_by} has asked for an administrator’s change, and no other administrator can approve it.\nWhat: {what}\nFor: {name}\nWhy: {reason}\nIt takes effect at {until}. If it looks wrong, log in to the console and decline it on the page “Second person” before then.',
  },
  pay_back_asked: {
    subject: 'A deposit of {agency} to pay back needs a second person: {amount}',
    body: '{asked_by} wants to pay back a deposit of {agency}; a colleague has to confirm it.\nAmount: {amount}\nPaid to: {payee}\nNote: {reason}\nPast due of the company: {overdue}',
  },
  correction_lapsed: {
    subject: 'The correction of order {sn} has expired',
    body: 'The correction of order {sn} ({title}) was not decided in time and has expired; nothing was changed. If it is still needed, please ask again.\nAmount: {amount}\nExplanation: {reason}',
  },
  verification_asked: {
    subject: '{agency} asks to be verified, please answer by {due}',
    body: '{agency} (account {username}) asks to be verified.\nPlease check its details, then verify it, or refuse with a reason.\nTo be answered by: {due}',
  },
  agency_verified: {
    subject: '{site} has verified {agency}',
    body: 'Hello,\n\n{agency} is now verified. Your credit limit is that of your contract; you find it on your account page after logging in.\n\n— {site}',
  },
  verification_refused: {
    subject: '{agency} could not be verified',
    body: 'Hello,\n\n{agency} could not be verified.\nReason: {reason}\nPlease log in, correct your company’s details on your profile page and save them; we will then check them again. Until then you can still book with your deposit.\n\n— {site}',
  },
  agency_blocked: {
    subject: 'Access of {agency} to {site} is suspended',
    body: 'Hello,\n\nAccess of {agency} to {site} is suspended. All users were logged out, and cannot log in or book for now.\nExisting orders go on, and you still receive messages about them.\nPlease contact us: {contact}\n\n— {site}',
  },
  agency_unblocked: {
    subject: 'Access of {agency} to {site} is restored',
    body: 'Hello,\n\nAccess of {agency} to {site} is restored. Please log in with your account and password as before.\n\n— {site}',
  },
  request_asked: {
    subject: 'Order {sn} is on request, please answer by {due}',
    body: 'There is an order on request: {sn} ({title}).\nPlease ask the hotel or the fleet, then make an offer, or decline with a reason.\nTo be answered by: {due}',
  },
  review_asked: {
    subject: 'Order {sn} needs a decision by {due}',
    body: 'Order {sn} ({title}) needs a decision.\nReason: {why}\nTo be decided by: {due}\nAgency: {agency}, {contact}\nGuests: {guests}\nService: {starts} to {ends}\nHotel or drivers: {serves}\nOrder total: {amount}\nWhat to do: {advice}\nNothing is refunded automatically. Reminders go up to the administrators until somebody decides.',
  },
  review_overdue: {
    subject: 'Order {sn} is overdue for a decision, please act now',
    body: 'Order {sn} ({title}) was to be decided by {due}, and nobody has done so.\nReason: {why}\nAgency: {agency}, {contact}\nGuests: {guests}\nService: {starts} to {ends}\nHotel or drivers: {serves}\nOrder total: {amount}\nWhat to do: {advice}\nNothing is refunded automatically. The reminders go on until somebody decides.',
  },
  order_hotel_refused: {
    subject: 'Do not travel: the hotel of order {sn} cannot take the guests',
    body: 'Hello,\n\nWe are sorry: the hotel says that it cannot take the guests of order {sn} ({title}).\nGuests: {guests}\nCheck-in: {starts}\nPlease tell the guests not to travel to this hotel. The voucher is suspended.\nWe are arranging another room or hotel and pay the difference; if there is none, we refund the order in full. You hear from us by {due}.\nUrgent calls: {phone}',
  },
  order_hotel_solved: {
    subject: 'Order {sn}: the hotel takes the guests after all',
    body: 'Hello,\n\nThe hotel has confirmed again that it takes the guests of order {sn} ({title}).\nGuests: {guests}\nCheck-in: {starts}\nThe voucher is valid again, and the guests can travel as planned. We apologise for the trouble.',
  },
  stay_replaced: {
    subject: 'Order {sn}: the guests now stay at {after}',
    body: 'Hello,\n\nThe hotel could not take the guests of order {sn}, so we have booked another one for them.\nBooked before: {before}\nBooked now: {after}\nAddress: {address}\nPhone of the hotel: {hotel_phone}\nGuests: {guests}\nCheck-in: {starts}\nYou pay what you paid before; the difference is at our cost.\nThe old voucher is void; please use the new one.\n\nThe latest voucher, if any, is attached for your guests; it is also on the order page.',
  },
  driver_assigned: {
    subject: 'Driver of order {sn}: {driver}',
    body: 'Hello,\n\nA driver and a vehicle are assigned to order {sn} ({title}).\nDriver: {driver}\nPhone: {phone}\nPlate number: {plate}\n\nThe latest voucher, if any, is attached for your guests; it is also on the order page.',
  },
  driver_changed: {
    subject: 'Driver of order {sn} changed: {driver}',
    body: 'Hello,\n\nThe driver or the vehicle of order {sn} ({title}) has changed. The new details:\nDriver: {driver}\nPhone: {phone}\nPlate number: {plate}\nPlease tell your guests.\n\nThe latest voucher, if any, is attached for your guests; it is also on the order page.',
  },
  flight_moved: {
    subject: 'Order {sn}: flight {flight} now lands at {lands_at}',
    body: 'Hello,\n\nFlight {flight} of order {sn} ({title}) lands at another time, and the pick-up moves with it at no charge.\nLanding so far: {was}\nLanding now: {lands_at} (local time)\nThe driver will wait at the new time.\n\nThe latest voucher, if any, is attached for your guests; it is also on the order page.',
  },
  adjustment_proposed: {
    subject: 'Order {sn}: a charge of {amount} to confirm',
    body: 'Hello,\n\nThere is a charge after the service of order {sn} ({title}). Please check and confirm it on the order page.\nItem: {label}\nAmount: {amount}\nReason: {reason}\nIf you disagree, please decline it or ask about it there before {accepted_at}. If you do not reply by then, it is accepted automatically and charged.',
  },
  adjustment_reminder: {
    subject: 'Please answer: a charge of {amount} on order {sn}',
    body: 'Hello,\n\nYou have neither confirmed nor declined a charge after the service of order {sn} ({title}).\nItem: {label}\nAmount: {amount}\nReason: {reason}\nIf you disagree, please decline it or ask about it on the order page before {accepted_at}. If you do not reply by then, it is accepted automatically and charged.',
  },
  adjustment_accepted: {
    subject: 'Order {sn}: a charge of {amount} has been made',
    body: 'Hello,\n\nA charge after the service of order {sn} ({title}) has been made.\nItem: {label}\nAmount: {amount}\nBasis: {why}\nIt is charged to the original payment method. If you have any questions, please contact support.',
  },
  giving_back_reminder: {
    subject: 'Please answer: {amount} to be given back on order {sn}',
    body: 'Hello,\n\nYou have neither confirmed nor declined what is to be given back on order {sn} ({title}).\nItem: {label}\nGiven back: {amount}\nReason: {reason}\nIf you disagree, please decline it or ask about it on the order page before {accepted_at}. If you do not reply by then, it is accepted automatically and given back.',
  },
  giving_back_accepted: {
    subject: 'Order {sn}: {amount} has been given back',
    body: 'Hello,\n\nPart of what order {sn} ({title}) cost has been given back.\nItem: {label}\nGiven back: {amount}\nBasis: {why}\nIt comes off what the order still owes, and the rest goes to your deposit.',
  },
  adjustment_short: {
    subject: 'Order {sn}: not enough money for a charge of {amount}',
    body: 'The time to answer a charge after the service of order {sn} ({title}) is over, but the deposit or credit of the agency does not cover it. It will be tried again tomorrow.\nItem: {label}\nAmount: {amount}\nRefused because: {words}\nPlease ask the agency to top up, or withdraw the charge.',
  },
  giving_back_proposed: {
    subject: 'Order {sn}: {amount} to be given back, please confirm',
    body: 'Hello,\n\nPart of what order {sn} ({title}) cost is to be given back. Please check and confirm it on the order page.\nItem: {label}\nGiven back: {amount}\nReason: {reason}\nOnce you confirm, it comes off what the order still owes, and the rest goes to your deposit. If you disagree, please decline it or ask about it there before {accepted_at}; if you do not reply by then, it is accepted automatically.',
  },
  adjustment_asked: {
    subject: 'Order {sn}: a question about a charge',
    body: 'A customer asks about a charge of order {sn} ({title}). Please answer.\nItem: {label}\nAmount: {amount}\nQuestion: {words}',
  },
  adjustment_declined: {
    subject: 'Order {sn}: a charge of {amount} was declined',
    body: 'A customer has declined a charge of order {sn} ({title}); it was not booked.\nItem: {label}\nAmount: {amount}\nWhy: {words}',
  },
  adjustment_answered: {
    subject: 'Order {sn}: your question about a charge is answered',
    body: 'Hello,\n\nSupport has answered your question about a charge of order {sn} ({title}).\nItem: {label}\nAmount: {amount}\nQuestion: {question}\nAnswer: {answer}\nPlease confirm or decline the charge on the order page.',
  },
  order_price_changed: {
    subject: 'Order {sn} costs less now: {refund} given back',
    body: 'Hello,\n\nThe price of order {sn} ({title}) has been lowered.\nPrice so far: {before}\nPrice now: {after}\nGiven back: {refund}\nWhy: {reason}\nOrders paid from the deposit are refunded to it; for orders on credit, the credit is available again.',
  },
  order_given_back: {
    subject: 'Order {sn}: {amount} given back',
    body: 'Hello,\n\nPart of what order {sn} ({title}) cost is given back to you.\nGiven back: {amount}\nTaken off your credit used: {off_debt}\nPaid to your deposit: {to_deposit}\nWhy: {reason}',
  },
  reminder_pay_by: {
    subject: 'Order {sn} is not paid yet: please pay by {until}',
    body: 'Hello,\n\nOrder {sn} ({title}) is not paid yet.\nPay by: {until}\nAfter that it expires, and we can no longer hold it for you.',
  },
  reminder_free_until: {
    subject: 'Free cancellation of order {sn} ends soon: {until}',
    body: 'Hello,\n\nFree cancellation of order {sn} ({title}) ends soon.\nEnds: {until}\nA cancellation fee applies from then on; if plans have changed, please cancel before.',
  },
  reminder_day_before: {
    subject: 'Tomorrow: {guests}, order {sn}',
    body: 'Hello,\n\nOrder {sn} ({title}) begins tomorrow.\nBegins: {starts}\nGuests: {guests}\nPlease make sure that the guests have the voucher, and let support know of any change as soon as you can.',
  },
  digest_staff: {
    subject: 'To do today, {date}',
    body: 'Pending:\n\n{lines}',
  },
  digest_member: {
    subject: 'Your day, {date}',
    body: 'Hello,\n\nFor your attention today:\n\n{lines}\n\n— {site}',
  },
  approval_asked: {
    subject: 'Order {sn} needs your approval: {amount}',
    body: 'Hello,\n\n{asked_by} asks you to approve the payment of order {sn} ({title}).\nAmount: {amount}\nNote: {note}\nPlease approve or decline it before the payment deadline; otherwise the order expires.',
  },
  approval_given: {
    subject: 'The payment of order {sn} was approved',
    body: 'Hello,\n\n{decided_by} has approved and paid order {sn} ({title}).\nAmount: {amount}',
  },
  approval_declined: {
    subject: 'The payment of order {sn} was declined',
    body: 'Hello,\n\n{decided_by} has declined the payment of order {sn} ({title}).\nAmount: {amount}\nReason: {reason}\nThe order is not paid; if it is no longer needed, please cancel it to release the rooms or vehicles.',
  },
  credit_low: {
    subject: 'At most {percent}% of your credit is left: {left}',
    body: 'Hello,\n\nAt most {percent}% of your company’s credit limit is left.\nCredit limit: {limit}\nCredit used: {used}\nCredit left: {left}\nPaying your bills frees the credit again. Paying from the deposit is not affected.\n\n— {site}',
  },
  credit_used_up: {
    subject: 'Your credit is used up',
    body: 'Hello,\n\nYour company’s credit is used up, so new orders cannot be paid on credit for now.\nCredit limit: {limit}\nCredit used: {used}\nPaying your bills frees the credit again. Paying from the deposit is not affected.\n\n— {site}',
  },
  balance_low: {
    subject: 'Your deposit is low: {balance}',
    body: 'Hello,\n\nYour company’s deposit is below the agreed reminder level.\nDeposit: {balance}\nReminder level: {low_balance}\nPlease top up in time so that you can keep booking.\n\n— {site}',
  },
  hotel_booking: {
    subject: 'New booking {number}: {check_in} to {check_out}, rooms: {rooms}',
    body: 'Dear reservations team of {hotel},\n\nPlease hold the rooms below. Open the link to acknowledge this booking and enter your confirmation number:\n{link}\n\n{details}\n\nIf you cannot provide them, please tell us why behind the same link, or call {phone}.\nThe link shows this one booking; please keep it within the hotel.\n\n— {site}',
  },
  hotel_change: {
    subject: 'Changed booking {number}: {check_in} to {check_out}, rooms: {rooms}',
    body: 'Dear reservations team of {hotel},\n\nThe booking below has changed; this email replaces the ones before. Please open the link to acknowledge it:\n{link}\n\n{details}\n\nIf you cannot provide it, please tell us why behind the same link, or call {phone}.\n\n— {site}',
  },
  hotel_cancellation: {
    subject: 'Cancelled booking {number}: {check_in} to {check_out}, rooms: {rooms}',
    body: 'Dear reservations team of {hotel},\n\nThe booking below is cancelled; please release the rooms. Open the link to acknowledge it:\n{link}\n\n{details}\n\nIf you have a question, please call {phone}.\n\n— {site}',
  },
  hotel_again_before: {
    subject: 'Please confirm now {number}: check-in {check_in}, rooms: {rooms}',
    body: 'Dear reservations team of {hotel},\n\nThe guests arrive soon, and we have no answer from you for this booking. Please open the link now, acknowledge it and enter your confirmation number:\n{link}\n\n{details}\n\nIf you cannot take the guests, please say why behind the same link, or call {phone}.\n\n— {site}',
  },
  hotel_again_after: {
    subject: 'Please confirm the stay {number}: {check_in} to {check_out}',
    body: 'Dear reservations team of {hotel},\n\nThe guests of this booking were to check out, and we have no answer from you. If they stayed with you, please open the link and acknowledge the booking; if they did not, please say why behind the same link:\n{link}\n\n{details}\n\nQuestions? Please call {phone}.\n\n— {site}',
  },
  hotel_released: {
    subject: 'Booking cancelled {number}: {check_in} to {check_out}, rooms: {rooms}',
    body: 'Dear reservations team of {hotel},\n\nYou told us that you cannot take these guests. They now stay elsewhere, so this booking is cancelled. Please keep no room and charge nothing for it.\nBooking: {number}\nCheck-in: {check_in}\nCheck-out: {check_out}\nGuests: {guests}\nNo answer is needed. Questions? Please call {phone}.\n\n— {site}',
  },
  hotel_rooming: {
    subject: 'Rooming list {day} (no. {version}): bookings: {stays}, rooms: {rooms}',
    body: 'Dear reservations team of {hotel},\n\nThe guests below check in on {day}. This is list no. {version} of that day and replaces any list before it. Please compare it with your bookings:\n\n{details}\n\nIf anything differs, please call {phone}. No other answer is needed.\n\n— {site}',
  },
  hotelRoomingStay:
    '{at}. Booking number: {number}\nRoom: {room}, rooms: {rooms}, {bed}\nCheck-in: {check_in}\nCheck-out: {check_out} (nights: {nights})\nMeals: {meal}\nNationality: {nationality}\n{guests}\nYour confirmation number: {code}\nSpecial requests: {requests}',
  hotelDetails:
    'Booking number: {number}\nHotel: {hotel}\nCheck-in: {check_in}\nCheck-out: {check_out} (nights: {nights})\nRoom: {room}, rooms: {rooms}, {bed}\nMeals: {meal}\nNationality: {nationality}\n{guests}\nPayable at the hotel: {fees}\nImportant information: {important}\nSpecial requests: {requests}\nThe room is paid by {payer}; please do not charge the guests for it',
  greeting: 'Hello,',
  attached: 'The latest voucher, if any, is attached for your guests; it is also on the order page.',
  signature: '— {site}',
  see: { text: 'See: ', button: 'View details', open: 'Open the link' },
  foot: {
    service: 'Support {phone}',
    urgent: '24-hour emergencies {phone}',
    switches: 'To stop emails of this kind, change your notification settings: ',
  },
  orderFacts: 'Service: {service}\nGuests: {guests}\nYour reference: {reference}',
  orderFoot: 'Log in to {site} and open the order for the details.\n— {site}',
  staffFoot: '— {site}',
  code_user_register: {
    subject: '{code} is your {site} registration code',
    body: 'Hello,\n\nYour registration code is {code}. It is valid for 10 minutes and works once.\nIf it was not you, please ignore this email.\n\n— {site}',
  },
  code_user_retrieve_pwd: {
    subject: '{code} is your {site} password code',
    body: 'Hello,\n\nThe code to set a new password is {code}. It is valid for 10 minutes and works once.\nIf it was not you, please ignore this email; your password stays as it is.\n\n— {site}',
  },
  code_user_change_email: {
    subject: '{code} is your {site} code to change your email',
    body: 'Hello,\n\nThe code to change your email is {code}. It is valid for 10 minutes and works once.\nIf it was not you, please change your password soon.\n\n— {site}',
  },
  code_user_email_verify: {
    subject: '{code} is your {site} security code',
    body: 'Hello,\n\nThe code to verify your identity is {code}. It is valid for 10 minutes and works once.\nDo not share it with anyone, not even with people who say they work for us.\n\n— {site}',
  },
  captcha_code: {
    subject: '{code} is your {site} verification code',
    body: 'Hello,\n\nYou asked for the security check by email. The code is {code}; it is valid for 10 minutes and works once.\nIf it was not you, please ignore this email.\n\n— {site}',
  },
  account_exists: {
    subject: 'You already have a {site} account',
    body: 'Hello,\n\nSomebody used this address to register at {site}. It already belongs to an account, so no new one was created and nothing was changed.\nIf it was you, please log in; if not, please ignore this email.\n\n— {site}',
  },
  account_missing: {
    subject: 'This address has no {site} account',
    body: 'Hello,\n\nSomebody asked {site} for a new password with this address. It belongs to no account, so nothing was changed.\nIf it was you, please try another address; if not, please ignore this email.\n\n— {site}',
  },
  binding_changed: {
    subject: 'Your {site} account has a new {what}',
    body: 'Hello,\n\nThe {what} of your {site} account {username} was changed to {new_address} at {at}.\nIf it was not you, please contact support at once.\n\n— {site}',
  },
  password_changed: {
    subject: 'Your {site} password was changed',
    body: 'Hello,\n\nThe password of your {site} account {username} was changed at {at}, and all other devices were logged out.\nIf it was not you, please reset your password and contact support at once.\n\n— {site}',
  },
  password_retrieved: {
    subject: 'Your {site} password was reset',
    body: 'Hello,\n\nThe password of your {site} account {username} was reset with a code at {at}, and all devices were logged out. Please log in with the new password.\nIf it was not you, please reset your password again at once and contact support.\n\n— {site}',
  },
  second_factor_on: {
    subject: 'Two-step verification is on for your {site} account',
    body: 'Hello,\n\nTwo-step verification of your {site} account {username} was turned on at {at}. From now on a login needs a code from your authenticator app besides the password.\nKeep your recovery codes safe: if you lose your phone, you need one of them to log in.\nIf it was not you, please contact support at once.\n\n— {site}',
  },
  second_factor_off: {
    subject: 'Two-step verification is off for your {site} account',
    body: 'Hello,\n\nTwo-step verification of your {site} account {username} was turned off at {at}. From now on the password alone is enough to log in.\nIf it was not you, please change your password and contact support at once.\n\n— {site}',
  },
  second_factor_guessed: {
    subject: 'Somebody knew your {site} password but failed the second step',
    body: 'Hello,\n\nAt {at} somebody entered the right password of your {site} account {username}, but failed the second step and could not log in.\nIf it was not you, your password may be known to others: please change it at once.\n\n— {site}',
  },
  recovery_code_used: {
    subject: 'A recovery code of your {site} account was used',
    body: 'Hello,\n\nSomebody logged in to your {site} account {username} with a recovery code at {at}. Recovery codes left: {left}.\nIf you have lost your authenticator app, please turn two-step verification off and set it up again.\nIf it was not you, please change your password and contact support at once.\n\n— {site}',
  },
  recovery_codes_renewed: {
    subject: 'New recovery codes for your {site} account',
    body: 'Hello,\n\nNew recovery codes were made for your {site} account {username} at {at}; the old ones no longer work.\nIf it was not you, please change your password and contact support at once.\n\n— {site}',
  },
  account_disabled: {
    subject: 'Your {site} account was disabled',
    body: 'Hello,\n\nYour {site} account {username} was disabled by {agency} at {at}. All devices were logged out, and you cannot log in for now.\nIf you have a question, please ask your company’s account administrator.\n\n— {site}',
  },
  account_enabled: {
    subject: 'Your {site} account can be used again',
    body: 'Hello,\n\nYour {site} account {username} was enabled again by {agency} at {at}. Please log in with your password as before.\nIf you have forgotten it, reset it on the login page, or ask your company’s account administrator.\n\n— {site}',
  },
  text_undelivered: {
    subject: 'Our text message to {mobile} did not arrive',
    body: 'Hello,\n\nWe tried several times to send a text message to {mobile} and could not. The code in it is no longer valid.\nPlease check the number and try again later, or have the code sent by email.\n\n— {site}',
  },
  mail_refused: {
    subject: 'Our email does not reach {address}',
    body: 'Hello,\n\nOur emails to {address} are returned, so you may miss important messages.\nPlease check or change the address in your profile.\n\n— {site}',
  },
  sub_account_invited: {
    subject: '{agency} has opened a {site} account for you',
    body: 'Hello {nickname},\n\n{agency} has opened a {site} account for you: {username}\nPlease set its password within 72 hours with this link, which works once:\n{link}\n\nIf you do not know this company, please ignore this email.\n\n— {site}',
  },
  sub_account_password: {
    subject: 'Please set a new password for your {site} account {username}',
    body: 'Hello {nickname},\n\nAn administrator of {agency} asked for a new password for your account {username}.\nPlease set it within 72 hours with this link, which works once:\n{link}\n\nUntil then your current password stays valid.\n\n— {site}',
  },
  operator_invited: {
    subject: 'Your {site} staff account has been opened',
    body: 'Hello {nickname},\n\nAn administrator of {site} has opened a staff account for you: {username}\nPlease set its password within 72 hours with this link, which works once:\n{link}\n\nIf you do not work for {site}, please ignore this email.\n\n— {site}',
  },
  bill_issued: {
    subject: 'Bill {bill}: {amount}, due {due_on}',
    body: 'Hello,\n\nBill {bill} has been issued.\nOutstanding: {amount}\nDue on: {due_on}\nPlease check its lines on the page “Bills”. If you disagree with any of them, dispute them before paying; the rest is not affected.\n\n— {site}',
  },
  bill_rejected: {
    subject: 'Bill {bill} was rejected',
    body: 'Hello,\n\nThe bill {bill} that you applied for was rejected.\nReason: {reason}\nIts charges are back under “Settlement Bookings”, where you can apply again.\n\n— {site}',
  },
  bill_voided: {
    subject: 'Bill {bill} is void',
    body: 'Hello,\n\nBill {bill} is void and need not be paid.\nReason: {reason}\nIts charges are back under “Settlement Bookings”.\n\n— {site}',
  },
  bill_answered: {
    subject: 'Your dispute about bill {bill} was answered',
    body: 'Hello,\n\nYour dispute about order {order} on bill {bill} was answered.\nAnswer: {answer}\nThe charge will be on your next bill.\n\n— {site}',
  },
  bill_offered: {
    subject: 'Bill {bill} can be paid in another currency: {amount}',
    body: 'Hello,\n\nThe outstanding amount of bill {bill} can be paid in another currency.\nAmount: {amount}\nRate: {rate}\nValid to: {until}\nMoney that reaches our bank by that day is converted at this rate. After that, the rate of the day it arrives applies, and any difference stays outstanding.\n\n— {site}',
  },
  bill_due: {
    subject: 'Bill {bill} is due today: {amount}',
    body: 'Hello,\n\nBill {bill} is due today.\nOutstanding: {amount}\nNote: {note}\nIf you have sent the money already, please ignore this email.\n\n— {site}',
  },
  bill_overdue: {
    subject: 'Bill {bill} is overdue ({days} d): {amount}',
    body: 'Hello,\n\nBill {bill} was due on {due_on}. Days overdue: {days}\nOutstanding: {amount}\nNote: {note}\nAfter the grace period, nothing more can be booked on credit; you can still pay from the deposit. Please pay soon. If you have sent the money already, please ignore this email.\n\n— {site}',
  },
  bill_paid: {
    subject: 'Bill {bill}: {amount} received',
    body: 'Hello,\n\nA payment of bill {bill} has been received.\nThis payment: {amount}\nOutstanding: {open}\n\n— {site}',
  },
  bill_withheld: {
    subject: 'Bill {bill}: certificate for {amount} of withheld tax recorded',
    body: 'Hello,\n\nThe certificate of the tax withheld from bill {bill} has been recorded.\nTax withheld: {amount}\nOutstanding: {open}\n\n— {site}',
  },
  bill_credited: {
    subject: 'Bill {bill} is closed, {amount} goes to your deposit',
    body: 'Hello,\n\nNothing is due on bill {bill}; it has been closed.\nAdded to your deposit: {amount}\n\n— {site}',
  },
  bill_reopened: {
    subject: 'A payment of bill {bill} was reversed: {amount}',
    body: 'Hello,\n\nA payment of bill {bill} was reversed, so this amount is outstanding again.\nReversed: {amount}\nReason: {reason}\nOutstanding: {open}\n\n— {site}',
  },
  bill_applied: {
    subject: '{agency} applies for bill {bill}: {amount}',
    body: '{agency} has applied for bill {bill} of {amount}. Please confirm it.',
  },
  bill_disputed: {
    subject: '{agency} disputes bill {bill}: {amount}',
    body: '{agency} disputes {amount} of bill {bill}. Please look into it and answer.\nReason: {reason}',
  },
  bill_dispute_late: {
    subject: 'Dispute not answered in time: {agency}, bill {bill}, {amount}',
    body: 'The time to answer a dispute of {agency} is over: {amount} of order {order} on bill {bill}. Please answer it now.\nReason: {reason}',
  },
  invoice_applied: {
    subject: '{agency} applies for an invoice: {invoice}, {amount}',
    body: '{agency} has applied for invoice {invoice} of {amount}. Please review it.',
  },
  invoice_red_due: {
    subject: 'To be reversed on invoice {invoice_number}: {amount}',
    body: 'After invoice {invoice_number} of {agency} (application {invoice}) was issued, money was given back: {amount} is to be reversed.',
  },
  invoice_delivered: {
    subject: '{invoice_number} from {seller}',
    body: 'Hello,\n\nAttached is what {seller} has issued to “{title}”.\nNumber: {invoice_number}\nDate: {issued_on}\nAmount: {amount}\n\n— {site}',
  },
  invoice_rejected: {
    subject: 'Application {invoice} was rejected',
    body: 'Hello,\n\nYour application {invoice} for an invoice was rejected.\nReason: {reason}\nIts orders are back under “Invoice Apply”, where you can apply again.\n\n— {site}',
  },
  invoice_issued: {
    subject: 'Invoice {invoice_number} is issued: {amount}',
    body: 'Hello,\n\nThe invoice you applied for as {invoice} is issued.\nInvoice number: {invoice_number}\nTotal including tax: {amount}\nYou can view and download it under “Invoices”.\n\n— {site}',
  },
  invoice_red_asked: {
    subject: 'Please confirm a credit note for {invoice}: {amount}',
    body: 'Hello,\n\nA credit note is to be issued for {invoice}; please confirm it under “Invoices”.\nAmount: {amount}\nReason: {reason}\nPlease answer by {until}; after that it has to be asked for again. Refunds do not wait for it.\n\n— {site}',
  },
  invoice_red_issued: {
    subject: 'The credit note for {invoice} is issued: {amount}',
    body: 'Hello,\n\nThe credit note for {invoice} is issued.\nNumber: {invoice_number}\nAmount: {amount}\nYou can view and download it under “Invoices”.\n\n— {site}',
  },
  work_order_received: {
    subject: 'Work order {work_order} received: {type}',
    body: 'Hello,\n\nWe have received your work order {work_order} ({type}) and will answer by {promised_by}.\nIf it cannot wait, please call: {phone}\n\n— {site}',
  },
  work_order_replied: {
    subject: 'New reply to work order {work_order}',
    body: 'Hello,\n\nThere is a reply to work order {work_order} ({type}):\n\n{content}\n\n— {site}',
  },
  work_order_asks: {
    subject: 'Work order {work_order} is waiting for your reply',
    body: 'Hello,\n\nWe need more details for work order {work_order} ({type}):\n\n{content}\n\nPlease open it and reply; we will continue as soon as we have your answer.\n\n— {site}',
  },
  work_order_proposed: {
    subject: 'Work order {work_order}: please confirm a change',
    body: 'Hello,\n\nWe can solve work order {work_order} ({type}) as follows. Please confirm this change:\n{changes}\nTotal before: {total_before}\nTotal afterwards: {total_after}\nExtra payment: {costs}\nGiven back: {gives_back}\n\nPlease open the work order to agree or decline. The change is made as soon as you agree; until then the order stays as it is.\n\n— {site}',
  },
  work_order_carried_out: {
    subject: 'Work order {work_order}: the change has been made',
    body: 'Hello,\n\nThe change for work order {work_order} ({type}) has been made.\n{changes}\nTotal before: {total_before}\nTotal afterwards: {total_after}\nExtra payment: {costs}\nGiven back: {gives_back}\nIf there is a new voucher, please use that one.\n\n— {site}',
  },
  work_order_reminder: {
    subject: 'Work order {work_order} is still waiting for your reply',
    body: 'Hello,\n\nA week ago we asked you about work order {work_order} ({type}) and have had no reply:\n\n{content}\n\nPlease open it and reply; without a reply it closes automatically in another week.\n\n— {site}',
  },
  work_order_resolved: {
    subject: 'Work order {work_order} is resolved',
    body: 'Hello,\n\nWork order {work_order} ({type}) is resolved.\n\n{content}\n\nIf something is still wrong, you can reopen it on its page within 14 days; you can also rate our service there.\n\n— {site}',
  },
  work_order_declined: {
    subject: 'Work order {work_order} was declined',
    body: 'Hello,\n\nWe are sorry: we cannot do what you asked for in work order {work_order} ({type}).\nReason: {reason}\n\n— {site}',
  },
  contact_replied: {
    subject: 'Re: your message to us ({work_order})',
    body: 'Hello {name},\n\nThank you for your message. This is our reply:\n\n{content}\n\nIf you have anything to add, simply reply to this email.\n\n— {site}',
  },
  article_published: {
    subject: 'Your article has been published: {article}',
    body: 'Hello,\n\nYour article “{article}” has been accepted and published. Thank you for sharing it.\n\n— {site}',
  },
  article_refused: {
    subject: 'Your article was not accepted: {article}',
    body: 'Hello,\n\nWe are sorry: your article “{article}” was not accepted.\nReason: {reason}\nYou can change it under “My articles” and submit it again.\n\n— {site}',
  },
  article_offline: {
    subject: 'Your article has been taken offline: {article}',
    body: 'Hello,\n\nYour article “{article}” has been taken offline; readers no longer see it.\nReason: {reason}\nIf you have questions, please contact support.\n\n— {site}',
  },
  comment_refused: {
    subject: 'Your comment was not accepted: {article}',
    body: 'Hello,\n\nYour comment on “{article}” was not accepted and has not been published.\nReason: {reason}\n\nYour comment:\n{content}\n\n— {site}',
  },
  comment_answered: {
    subject: '{author} answered your comment: {article}',
    body: 'Hello,\n\n{author} answered your comment on “{article}”:\n\n{content}\n\n— {site}',
  },
  article_offered: {
    subject: 'An article to review: {article} ({author})',
    body: '{author} has offered the article “{article}”. Please review it.',
  },
  work_order_new: {
    subject: 'New work order {work_order}: {type} ({asker})',
    body: '{asker} has submitted work order {work_order} ({type}). Please answer by {promised_by}.\n\n{content}',
  },
  work_order_answered: {
    subject: 'A reply on work order {work_order} ({asker})',
    body: '{asker} writes on work order {work_order} ({type}):\n\n{content}',
  },
  work_order_reopened: {
    subject: 'Work order {work_order} was reopened ({asker})',
    body: '{asker} has reopened work order {work_order} ({type}). Please answer by {promised_by}.\nReason: {content}',
  },
  work_order_late: {
    subject: 'Work order {work_order} has not been answered as promised',
    body: 'Work order {work_order} ({type}) of {asker} was to be answered by {promised_by} and has not been. Please see to it at once.\n\n{content}',
  },
};
