/** Kinds of notice to a hotel. */
export const noticeKinds = ['booking', 'change', 'cancellation'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
/** Answers of a hotel: it has read the notice, or it cannot provide the booking. */
export const noticeAnswers = ['acknowledged', 'refused'] as const;
