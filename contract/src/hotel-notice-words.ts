/** What a hotel is notified of. */
export const noticeKinds = ['booking', 'change', 'cancellation'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
/** How a hotel may answer: it has read the notice, or it cannot provide what was booked. */
export const noticeAnswers = ['acknowledged', 'refused'] as const;
